import type { Content } from 'pdfmake/interfaces.js';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { areFormsBlank } from '#shared/proposals/proposal-parts';
import { sheet } from '../../../../platform/documents/pdf/pdf-kit.ts';
import { enrollingHouseholds, type FormMember, type Household } from '../../content/households.ts';
import type { ProposalContent } from '../../content/proposal-content.ts';
import { choice, choices, fields, formPart, formTable, ownSignature, paragraph } from './form-blocks.ts';
import { planChoices } from './plan-choices.ts';

/** Rows for dependents, known or blank: the form of a small family fits on one page. */
const DEPENDENT_ROWS = 4;

/** One form for each employee who enrolls, with data from the census; one blank form if there are none or too many. */
export function enrollmentForms(content: ProposalContent): Content {
  const enrolling = enrollingHouseholds(content.households);
  const isBlank = areFormsBlank(enrolling.length, content.mostEmployees);
  return isBlank ? enrollmentForm(content, null) : enrolling.map((household) => enrollmentForm(content, household));
}

const enrollmentForm = (content: ProposalContent, household: Household | null): Content =>
  sheet(
    'Employee enrollment form',
    `Group coverage of ${content.groupName} from ${formatDay(content.effectiveDate)}. Please print in ink and give it to your employer.`,
    employee(content, household?.employee ?? null),
    dependents(household?.dependents ?? []),
    coverage(content, household?.employee ?? null),
    {
      // Nobody signs a page without what they sign.
      unbreakable: true,
      stack: [
        paragraph(
          'I apply for the coverage chosen above for myself and the dependents listed. What I have stated is true and complete to the best of ' +
            'my knowledge. I authorize my employer to deduct my share of the premium from my pay.',
        ),
        ownSignature('employee'),
      ],
    },
  );

const employee = ({ groupName, employer }: ProposalContent, known: FormMember | null): Content => [
  formPart('Employee'),
  fields(['Employer', groupName, 3], ['Group number', employer.enterpriseId, 1]),
  fields(['First name', known?.firstName, 3], ['M.I.', known?.middleInitial, 1], ['Last name', known?.lastName, 3]),
  fields(
    ['Date of birth', formatDay(known?.dateOfBirth)],
    ['Social Security number'],
    ['Date of hire'],
    ['Hours a week'],
  ),
  fields(['Home address', '', 3], ['City', '', 2], ['State', '', 1], ['ZIP', '', 1]),
  fields(['Home phone'], ['Email']),
  choices('Sex', choice('Male', known?.gender === 'M'), choice('Female', known?.gender === 'F')),
  fields(['Primary care provider (HMO and POS plans)', '', 3], ['Provider number', '', 1]),
];

function dependents(known: readonly FormMember[]): Content {
  const rows = known.map((member) => [
    formatName({ FirstName: member.firstName, MiddleInitial: member.middleInitial, LastName: member.lastName }),
    RELATIONSHIP_LABELS[member.relationship],
    formatDay(member.dateOfBirth),
    member.gender ?? '',
    '',
    '',
  ]);
  const empty = Array.from({ length: Math.max(0, DEPENDENT_ROWS - rows.length) }, () => ['', '', '', '', '', '']);
  return [
    formPart('Dependents to be covered'),
    formTable(
      ['Name', 'Relationship', 'Date of birth', 'Sex', 'Social Security number', 'Primary care provider'],
      ['*', 70, 62, 26, 90, 90],
      [...rows, ...empty],
    ),
  ];
}

const coverage = (content: ProposalContent, known: FormMember | null): Content => [
  formPart('Coverage'),
  planChoices(
    'Medical',
    known?.medicalStatus,
    content.plans.filter(({ IsMedical }) => IsMedical),
  ),
  planChoices(
    'Dental',
    known?.dentalStatus,
    content.plans.filter(({ IsDental }) => IsDental),
  ),
  planChoices(
    'Vision',
    known?.visionStatus,
    content.plans.filter(({ IsVision }) => IsVision),
  ),
  choices('Tobacco used by anyone aged 21 or over in the last six months', choice('No'), choice('Yes, by:')),
];
