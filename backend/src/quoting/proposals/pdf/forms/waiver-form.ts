import type { Content } from 'pdfmake/interfaces.js';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { areFormsBlank } from '#shared/proposals/proposal-parts';
import { sheet } from '../../../../platform/documents/pdf/pdf-kit.ts';
import { type FormMember, type Household, isWaivingMedical, waivingHouseholds } from '../../content/households.ts';
import type { ProposalContent } from '../../content/proposal-content.ts';
import { choice, choices, fields, formPart, formTable, ownSignature, paragraph, statement } from './form-blocks.ts';

const DEPENDENT_ROWS = 4;

/** One form for each household in which someone waives medical coverage; one blank form if there are none or too many. */
export function waiverForms(content: ProposalContent): Content {
  const waiving = waivingHouseholds(content.households);
  const isBlank = areFormsBlank(waiving.length, content.mostEmployees);
  return isBlank ? waiverForm(content, null) : waiving.map((household) => waiverForm(content, household));
}

const waiverForm = (content: ProposalContent, household: Household | null): Content =>
  sheet(
    'Employee waiver of coverage',
    `Group medical coverage of ${content.groupName} from ${formatDay(content.effectiveDate)}. For employees who decline it for themselves or for dependents.`,
    who(content, household),
    formPart('Why coverage is waived'),
    statement('Covered by the group plan of my spouse’s or partner’s employer'),
    statement('Covered by the group plan of another employer of mine, or by a parent’s plan'),
    statement('Medicare, Medicaid, TRICARE or Veterans coverage'),
    statement('An individual plan that I pay for myself'),
    statement('No other coverage'),
    fields(['Name of the other insurer or plan', '', 2], ['Policy or group number', '', 1]),
    formPart('What this means'),
    paragraph(
      'I was offered group coverage and decline it for the persons named. If I or they lose the other coverage, or I marry or a child is ' +
        'born, adopted or placed with me, I may ask for enrollment within the time that the plan allows. Otherwise I may have to wait for the ' +
        'group’s next open enrollment.',
    ),
    ownSignature('employee'),
  );

function who({ groupName, employer }: ProposalContent, household: Household | null): Content {
  const known = household?.employee;
  const rows = (household?.dependents ?? []).map(dependentRow);
  const empty = Array.from({ length: Math.max(0, DEPENDENT_ROWS - rows.length) }, () => ['', '', '']);
  return [
    formPart('Employee'),
    fields(['Employer', groupName, 3], ['Group number', employer.enterpriseId, 1]),
    fields(['First name', known?.firstName, 3], ['M.I.', known?.middleInitial, 1], ['Last name', known?.lastName, 3]),
    fields(['Date of birth', formatDay(known?.dateOfBirth)], ['Date of hire'], ['Phone']),
    choices(
      'I waive medical coverage for',
      choice('Myself', known !== undefined && isWaivingMedical(known)),
      choice('Dependents', rows.length > 0),
    ),
    formTable(['Dependent', 'Relationship', 'Date of birth'], ['*', 120, 100], [...rows, ...empty]),
  ];
}

const dependentRow = (member: FormMember): string[] => [
  formatName({ FirstName: member.firstName, MiddleInitial: member.middleInitial, LastName: member.lastName }),
  RELATIONSHIP_LABELS[member.relationship],
  formatDay(member.dateOfBirth),
];
