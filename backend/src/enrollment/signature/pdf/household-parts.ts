import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { HOUSEHOLD_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars, formatCents } from '#shared/formats/currency';
import { formatPhone } from '#shared/formats/phone';
import { ETHNICITY_LABELS, RACE_LABELS } from '#shared/individual-enrollment/enrollment-codes';
import {
  askedEligibility,
  askedHealth,
  ELIGIBILITY_QUESTIONS,
  type EligibilityAnswers,
  HEALTH_QUESTIONS,
  type HealthAnswers,
} from '#shared/individual-enrollment/questions';
import type {
  CarrierApplicant,
  CarrierApplication,
  CarrierHouseholdPlan,
} from '#shared/installation/carrier-application';
import type { CarrierAddress } from '#shared/installation/carrier-payload';
import { columnHead, right, ROWS } from '../../../platform/documents/pdf/page-style.ts';
import type { SignedHousehold } from '../../household-application/signed-household.ts';

const NOT_ANSWERED = '–';
const NONE = 'None';

/** A heading stays on the page of what follows it. */
const part = (heading: string, first: Content, ...others: Content[]): Content => [
  { stack: [{ text: heading, style: 'heading', margin: [0, 24, 0, 6] }, first], unbreakable: true },
  ...others,
];

/** What each plan costs a month. */
export function plansPart({ Plans }: CarrierApplication): Content {
  const total = (centsOf: (plan: CarrierHouseholdPlan) => number) =>
    Plans.map(centsOf).reduce((sum, cents) => sum + cents, 0);
  const sums = [total(premiumOf), total(creditOf), total(netOf)];
  return part('Plans', {
    layout: ROWS,
    table: {
      headerRows: 1,
      widths: ['*', 90, 80, 60, 80],
      body: [
        [
          columnHead('Plan'),
          columnHead('Plan identifier'),
          ...['Monthly premium', 'Tax credit', 'After the tax credit'].map((head) => columnHead(head, 'right')),
        ],
        ...Plans.map((plan): TableCell[] => [
          plan.PlanName,
          plan.PlanId,
          ...[premiumOf(plan), creditOf(plan), netOf(plan)].map((cents) => right(formatCents(cents))),
        ]),
        [{ text: 'Together', bold: true }, '', ...sums.map((cents) => right(formatCents(cents), { bold: true }))],
      ],
    },
  });
}

const premiumOf = ({ MonthlyPremium }: CarrierHouseholdPlan): number => centsFromDollars(MonthlyPremium);
const netOf = ({ NetPremium }: CarrierHouseholdPlan): number => centsFromDollars(NetPremium);
const creditOf = (plan: CarrierHouseholdPlan): number => premiumOf(plan) - netOf(plan);

/** Everyone on the application, with all that is told about them. */
export function peoplePart(application: CarrierApplication): Content {
  const [applicant, ...others] = application.Members.map((member) => personTable(member, application));
  return part('People', applicant!, ...others);
}

function personTable(member: CarrierApplicant, { Plans, Kind }: CarrierApplication): Content {
  const plans = Plans.filter(({ Coverage }) => member.Coverages.some((each) => each.Coverage === Coverage));
  const provider = member.PrimaryCareProvider;
  const lines: [string, string][] = [
    ['Relationship', HOUSEHOLD_LABELS[member.Relationship]],
    ['Plans', plans.map(({ PlanName }) => PlanName).join(', ') || 'Takes no coverage'],
    ['Date of birth', formatDay(member.DateOfBirth)],
    ['Gender', member.Gender === null ? NOT_ANSWERED : GENDERS[member.Gender]],
    ...(Kind === 'FFM' ? [] : ([['SSN', member.SSN ?? NOT_ANSWERED]] satisfies [string, string][])),
    ['Home address', addressText(member.Address)],
    ['Mailing address', member.MailingAddress ? addressText(member.MailingAddress) : 'Same as home'],
    ['Phone', formatPhone(member.Phone) || NOT_ANSWERED],
    ['Email', member.Email || NOT_ANSWERED],
    ...(Kind === 'FFM' || Kind === 'Short term' ? [] : backgroundLines(member)),
    ...(Kind === 'Short term' ? [] : ([['Tobacco', tobaccoText(member)]] satisfies [string, string][])),
    ['Disabled', yesOrNo(member.IsDisabled)],
    // Absent in what was signed before it was asked.
    ...(member.ExemptionNumber ? ([['Exemption number', member.ExemptionNumber]] satisfies [string, string][]) : []),
    [
      'Primary care provider',
      provider
        ? `${provider.ProviderName} (${provider.ProviderId})${provider.IsExistingPatient ? ', existing patient' : ''}`
        : NONE,
    ],
  ];
  return {
    stack: [{ text: personName(member), style: 'subheading' }, linesTable(lines, [130, '*'])],
    unbreakable: true,
  };
}

const GENDERS = { M: 'Male', F: 'Female' } as const;

const backgroundLines = ({ Race, Ethnicity }: CarrierApplicant): [string, string][] => [
  ['Race', labelOf(RACE_LABELS, Race)],
  ['Ethnicity', labelOf(ETHNICITY_LABELS, Ethnicity)],
];
const labelOf = (labels: Readonly<Record<string, string>>, code: string): string => labels[code] ?? NOT_ANSWERED;

const tobaccoText = ({ UsesTobacco, LastTobaccoUse }: CarrierApplicant): string =>
  LastTobaccoUse === null
    ? yesOrNo(UsesTobacco)
    : UsesTobacco
      ? `Yes, last on ${formatDay(LastTobaccoUse)}`
      : `Last on ${formatDay(LastTobaccoUse)}, more than six months before coverage begins`;

/** Every question that was asked, with its answer. */
export function answersPart(
  { Kind, EffectiveDate }: CarrierApplication,
  { eligibility, health }: { eligibility: EligibilityAnswers; health: HealthAnswers },
): Content[] {
  const asked = {
    planType: Kind === 'Short term' ? 'ShortTerm' : 'Permanent',
    isFfm: Kind === 'FFM',
    effectiveDate: EffectiveDate,
  } as const;
  const answered = askedEligibility(asked).map((name): [string, string] => [
    ELIGIBILITY_QUESTIONS[name],
    yesOrNo(eligibility[name]),
  ]);
  const told = askedHealth(asked).map((name): [string, string] => [HEALTH_QUESTIONS[name], yesOrNo(health[name])]);
  return [questionPart('Eligibility', answered), questionPart('Health', told)].flat();
}

const questionPart = (heading: string, lines: [string, string][]): Content[] =>
  lines.length > 0 ? [part(heading, linesTable(lines, ['*', 40]))] : [];

export const documentsPart = (documents: SignedHousehold['Documents']): Content =>
  part(
    'Proofs',
    documents.length === 0
      ? { text: 'No documents were uploaded.', style: 'lead' }
      : {
          layout: ROWS,
          table: {
            headerRows: 1,
            widths: ['*', 330],
            body: [
              [columnHead('File'), columnHead('Digest (SHA-256)')],
              ...documents.map(({ FileName, Sha256 }): TableCell[] => [FileName, { text: Sha256, style: 'small' }]),
            ],
          },
        },
  );

const linesTable = (lines: readonly [string, string][], widths: (number | '*')[]): Content => ({
  layout: ROWS,
  table: { widths, dontBreakRows: true, body: lines.map(([label, text]): TableCell[] => [label, text]) },
});

export const personName = ({ FirstName, MiddleInitial, LastName }: CarrierApplicant): string =>
  [FirstName, MiddleInitial, LastName].filter(Boolean).join(' ');

export const addressText = ({ AddressLine1, AddressLine2, City, StateCode, PostalCode }: CarrierAddress): string =>
  [AddressLine1, AddressLine2, `${City}, ${StateCode} ${PostalCode}`].filter(Boolean).join(', ');

const yesOrNo = (answer: boolean | null): string => (answer === null ? NOT_ANSWERED : answer ? 'Yes' : 'No');
