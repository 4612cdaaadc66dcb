import type { EntityManager } from 'typeorm';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import type { ApplicationAnswers, ApplicationContact } from '#shared/enrollment/application.record';
import { blankSegment } from '#shared/enrollment/application/blank-answers';
import { prefilledAnswers } from '#shared/enrollment/application/prefill';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { requiredDocuments } from '#shared/enrollment/required-documents';
import { addRows } from '../platform/database/add-rows.ts';
import { Application } from '../enrollment/parts/application/application.table.ts';
import { StoredSubgroup } from '../enrollment/parts/application/stored-subgroup.table.ts';
import { MemberEnrollment } from '../enrollment/parts/demographics/member-enrollment.table.ts';
import { EnrollmentProgress } from '../enrollment/parts/enrollment-progress.table.ts';
import { CensusMember } from '../quoting/group-census/census-member.table.ts';
import type { CensusSsn } from '../quoting/group-census/census-ssn.ts';
import { toGroupResponse } from '../quoting/groups/group-response.ts';
import type { Group } from '../quoting/groups/group.table.ts';
import { QuotePlan } from '../quoting/quote-plans/quote-plan.table.ts';

const OWNERS = [
  ['Rosa', 'Lindqvist'],
  ['Dmitri', 'Vance'],
  ['Noor', 'Abbott'],
  ['Theo', 'Marchetti'],
  ['Ingrid', 'Salcedo'],
] as const;

/** What a fictional employer answers whose employees all want cover: one segment, no subgroups, bills by mail; documents are still to come. */
const ANSWERS = {
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
} satisfies Partial<ApplicationAnswers>;

export interface DemoEnrollment {
  group: Group;
  quoteId: number;
  effectiveDate: IsoDate;
  savedAt: Date;
  savedByUserId: number;
  /** How many of the employees have all their details. */
  completeEmployees: number;
}

/** The application of a demo quote and the details of its members, as people would have entered them. */
export async function seedDemoEnrollment(tx: EntityManager, ssn: CensusSsn, demo: DemoEnrollment): Promise<void> {
  const members = await tx.find(CensusMember, { where: { quoteId: demo.quoteId }, order: { id: 'ASC' } });
  await seedApplication(tx, demo, members.filter(({ relationship }) => relationship === 'Self').length);
  const dental = await tx.findOne(QuotePlan, { where: { quoteId: demo.quoteId, plan: { coverage: 'dental' } } });
  for (const member of members.filter(({ employeeNumber }) => employeeNumber <= demo.completeEmployees)) {
    await tx.update(CensusMember, { id: member.id }, contactColumns(member, demo.group, ssn));
    await addRows(tx, MemberEnrollment, detailColumns(member, demo, dental?.planId ?? null));
  }
}

async function seedApplication(tx: EntityManager, demo: DemoEnrollment, employees: number): Promise<void> {
  const { group, quoteId, savedAt, savedByUserId } = demo;
  // Of those that are complete, staff have seen the papers.
  const answers = { ...demoApplication(group, employees), BypassSupportDocument: employees <= demo.completeEmployees };
  const { id: applicationId } = await tx.save(Application, {
    quoteId,
    answers,
    routingNumberSealed: null,
    accountNumberSealed: null,
    isSavedByStaff: false,
    savedByUserId,
    savedAt,
  });
  const { SubGroupId: subGroupId, GroupName: name, TaxId: taxId, GroupStatus: status } = answers.PrimaryGroup;
  await addRows(tx, StoredSubgroup, { applicationId, subGroupId, name, taxId, status });
  const missingDocuments = answers.BypassSupportDocument ? 0 : blockingDocuments(answers);
  await addRows(tx, EnrollmentProgress, { quoteId, missingDocuments });
}

/** The complete application of the employer. */
function demoApplication(group: Group, employees: number): ApplicationAnswers {
  const known = { group: toGroupResponse(group, [], { members: 0, employees: 0 }), earlier: null };
  const { answers } = prefilledAnswers({ ...known, census: { employees, waiving: 0 } });
  const contact = contactOf(group);
  const people = { Admin: contact, Billing: contact, Ceo: contact, UseAdminForBilling: true, UseAdminForCEO: true };
  return {
    ...answers,
    ...ANSWERS,
    NumberOfFullTimeEmployees: employees,
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

const blockingDocuments = (answers: ApplicationAnswers): number =>
  requiredDocuments({
    quoteType: 'SmallGroupNewBusiness',
    answers,
    waivingEmployees: 0,
    hasDeltaDentalPlan: false,
    disableForExternalAgentFlag: false,
  }).filter(({ Blocks }) => Blocks).length;

/** Fictional: the digits follow from the row. */
const contactColumns = ({ id, relationship }: CensusMember, { postalCode }: Group, ssn: CensusSsn) => ({
  homePostalCode: postalCode.slice(0, 5),
  homeNumber: `31355${String(50_000 + (id % 10_000))}`,
  ...(relationship === 'Self' ? { ssnSealed: ssn.seal(id, String(219_450_000 + (id % 9_000) + 1)) } : {}),
});

function detailColumns(
  { id: memberId, employeeNumber, relationship, dentalStatus }: CensusMember,
  { group, effectiveDate }: DemoEnrollment,
  dentalPlanId: number | null,
): Omit<MemberEnrollment, 'id' | 'member'> {
  const isEmployee = relationship === 'Self';
  const { city: City, stateCode: StateCode, county: County, countyFips: CountyFips } = group;
  const home = { AddressLine1: `${100 + employeeNumber * 12} Maple Ave`, City, StateCode, County, CountyFips };
  const { FullPostalCode: _zip, ...nowhere } = NO_ADDRESS;
  return {
    memberId,
    memberClass: isEmployee ? 'CA01' : null,
    subGroupId: isEmployee ? 'S001' : null,
    dateOfHire: isEmployee ? addDays(effectiveDate, -(400 + employeeNumber * 97)) : null,
    dentalPlanId: isEmployee && dentalStatus === 'Enroll' ? dentalPlanId : null,
    livesWithEmployee: !isEmployee,
    homeAddress: isEmployee ? home : nowhere,
    rateArea: isEmployee ? group.rateArea : null,
    mailingSameAsHome: true,
    mailingAddress: NO_ADDRESS,
    providerId: null,
    providerName: null,
    providerAutoAssign: false,
    providerExistingPatient: false,
    cobraEligibility: null,
    cobraDurationMonths: null,
    cobraEvent: null,
    wasOnCobra: false,
    savedByStaff: false,
  };
}
