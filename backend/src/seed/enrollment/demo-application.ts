import type { ApplicationAnswers, ApplicationContact } from '#shared/enrollment/application.record';
import { blankSegment } from '#shared/enrollment/application/blank-answers';
import { prefilledAnswers } from '#shared/enrollment/application/prefill';
import { toGroupResponse } from '../../quoting/groups/group-response.ts';
import type { Group } from '../../quoting/groups/group.table.ts';

const OWNERS: readonly [string, string][] = [
  ['Rosa', 'Lindqvist'],
  ['Dmitri', 'Vance'],
  ['Noor', 'Abbott'],
  ['Theo', 'Marchetti'],
  ['Ingrid', 'Salcedo'],
];

/** The complete application of a fictional employer whose employees all want cover: one segment, no subgroups, bills by mail; documents are still to come. */
export function demoApplication(group: Group, employees: number): ApplicationAnswers {
  const known = { group: toGroupResponse(group, [], { members: 0, employees: 0 }), earlier: null };
  const { answers } = prefilledAnswers({ ...known, census: { employees, waiving: 0 } });
  const contact = contactOf(group);
  const people = { Admin: contact, Billing: contact, Ceo: contact, UseAdminForBilling: true, UseAdminForCEO: true };
  return {
    ...answers,
    NumberOfFullTimeEmployees: employees,
    CompanyType: 'Limited liability company',
    DomesticPartner: 'None',
    PreviousCoverageFlag: false,
    IsPeoOrLeasingCompany: false,
    EarlyRetireeCoverage: false,
    CobraRequired: false,
    IsEnrolledInFSA: false,
    TwentyOrMoreEmployees: false,
    HundredOrMoreEmployees: false,
    ElectAutoPayment: false,
    CommonTaxControl: { Eligible: false, NumGroups: 0 },
    MultipleEmployeeSegments: { CoverageOffered: false, NumSegments: 1 },
    EmployeeSegments: [
      {
        ...blankSegment(0),
        FullTimeHours: 30,
        NewHireRule: 'Days60',
        TerminationRule: 'EndOfMonth',
        LayoffRule: 'EndOfMonth',
        DisabilityRule: 'Days90',
        DependentEligibility: 'EndOfMonth',
      },
    ],
    PrimaryGroup: { ...answers.PrimaryGroup, ...people, TaxId: String(381_900_000 + group.id) },
  };
}

function contactOf({ id, name }: Group): ApplicationContact {
  const [FirstName, LastName] = OWNERS[id % OWNERS.length]!;
  const domain = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    FirstName,
    LastName,
    Phone: `31355501${String(id % 100).padStart(2, '0')}`,
    Email: `office@${domain}.example`,
  };
}
