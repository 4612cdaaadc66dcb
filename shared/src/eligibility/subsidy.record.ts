import { type CoverageStatus, type Relationship, RELATIONSHIPS } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import { CSR_LEVELS } from '#shared/eligibility/cost-sharing';
import type { TaxPerson } from '#shared/eligibility/tax-person.record';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  day,
  described,
  dollars,
  flag,
  listOf,
  nested,
  number,
  optional,
  orNull,
  requiredFlag,
  text,
  whole,
} from '#shared/records/kinds';

export const MOST_PEOPLE = 30;
export const MOST_INCOME = 99_999_999;

export const HOUSEHOLD_MEMBER = record({
  DateOfBirth: optional(day('Date of birth')),
  Age: optional(
    whole('Age', { min: 0, max: 120, about: 'On the effective date, for a person without a DateOfBirth.' }),
  ),
  SeeksCoverage: requiredFlag('Seeks coverage'),
  IsMedicareEligible: flag('Medicare eligible'),
  HasEmployerOffer: flag('Employer offer', { about: 'Of affordable coverage with minimum value.' }),
  IsOnChip: flag('MIChild or Medicaid', { about: 'That the person has or can have, whatever the income.' }),
  Relationship: described(
    optional(code('Relationship', RELATIONSHIPS)),
    'To the applicant. Left out: a person under 21 is taken for a child.',
  ),
  IsPregnant: flag('Pregnant'),
  IsMedicaidDenied: flag('MIChild or Medicaid denied', { about: 'By the marketplace or the state.' }),
  LivesElsewhere: flag('Lives in another county', { about: 'Then no tax credit is estimated.' }),
  IsInOtherPlan: flag('In the other plan of the household', {
    about: 'Counts for the tax credit, and not for whether this plan has reduced costs.',
  }),
});

/** POST /api/individual/EstimateSubsidy. */
export const SUBSIDY_QUESTION = record('SubsidyQuestion', {
  CoverageYear: whole('Coverage year', { min: 2014, max: 2100, example: 2027 }),
  CountyFips: text('County code', { max: 5, about: 'Five digits, of Michigan.', example: '26081' }),
  HouseholdSize: whole('Household size', {
    min: 1,
    max: MOST_PEOPLE,
    about: 'Everyone on the tax return, whether or not they seek coverage.',
    example: 5,
  }),
  AnnualIncome: dollars('Annual income', {
    min: 0,
    max: MOST_INCOME,
    about: 'Modified adjusted gross income of the household.',
    example: 60_000,
  }),
  EffectiveDate: described(optional(day('Effective date')), 'In the coverage year; January 1 if left out.'),
  Members: listOf('Members', nested('Member', HOUSEHOLD_MEMBER), { least: 1, most: MOST_PEOPLE }),
});

const BENCHMARK_MEMBER = record({
  Age: whole('Age', { example: 40 }),
  MonthlyRate: orNull(dollars('Monthly rate', { about: 'Null where it does not count.' })),
  EssentialPart: orNull(dollars('Essential health benefits', { about: 'The part that the credit is based on.' })),
  PediatricDental: described(
    orNull(dollars('Pediatric dental')),
    'Of the second-lowest-cost dental plan, where the silver plan has none: part of EssentialPart. Null: no part of it.',
  ),
  WhyNot: described(
    orNull(text('Not counted')),
    'Why the member does not count toward the benchmark; null if they do.',
  ),
});
const PERCENTAGE_ROW = record({
  FromPercent: whole('From'),
  ToPercent: described(orNull(whole('To')), 'Null: no upper limit.'),
  InitialPercentage: number('Initial', { example: 3.23 }),
  FinalPercentage: number('Final', { example: 4.3 }),
});

const BENCHMARK_STEP = record({
  UpToIncome: described(orNull(dollars('Up to')), 'A year, inclusive; null: every higher income.'),
  BenchmarkMonthly: dollars('Benchmark'),
});

export const SUBSIDY_ESTIMATE = record('SubsidyAnswer', {
  Label: code('Label', ['estimate']),
  County: text('County', { example: 'Kent' }),
  EffectiveDate: day('Effective date'),
  PovertyLine: dollars('Poverty line', { about: 'Of this household, a year.' }),
  FplPercent: whole('Percent of the poverty line', {
    about: 'Decimals dropped; 401 for all above 400 (Form 8962).',
    example: 155,
  }),
  FplPercentExact: number('Exact percent of the poverty line', { example: 155.12 }),
  PercentageRow: orNull(nested('Row of the percentage table', PERCENTAGE_ROW)),
  ApplicablePercentage: orNull(number('Applicable percentage', { example: 4.55 })),
  ContributionMonthly: described(orNull(dollars('Contribution')), 'What the household is expected to pay a month.'),
  BenchmarkMonthly: dollars('Benchmark', { about: 'Essential health benefits of the second-lowest-cost silver plan.' }),
  BenchmarkSteps: described(
    listOf('Benchmark by income', nested('Step', BENCHMARK_STEP)),
    'Who meets the criteria of Medicaid does not count, so it depends on the income. Ascending.',
  ),
  BenchmarkMembers: listOf('Benchmark members', nested('Member', BENCHMARK_MEMBER)),
  MaxAptc: dollars('Maximum tax credit', { about: 'A month.' }),
  WhyNone: described(orNull(text('Why no credit')), 'Null where there is one.'),
  CsrLevel: code('Cost-sharing level', CSR_LEVELS),
  CsrPercentage: described(
    orNull(whole('Actuarial value')),
    'Of silver plans at this level; null without a reduction.',
  ),
  MedicaidLikely: described(
    orNull(text('Medicaid')),
    'Who meets the criteria of Medicaid or MIChild and so gets no credit; null: nobody.',
  ),
  CreditAtStake: dollars('Credit at stake', {
    about: 'A month: how much higher the credit is if the marketplace finds that none of them qualifies.',
  }),
  WhyStandardCosts: described(
    orNull(text('Why standard costs')),
    'Why silver plans have standard costs although the income would reduce them; null where they do not.',
  ),
  MedicaidIncome: dollars('Medicaid income', { about: 'The highest with which adults qualify.' }),
  CliffIncome: described(orNull(dollars('Cliff income')), 'The highest with a credit; null: no limit in that year.'),
  DistanceToCliff: described(orNull(dollars('Distance to the cliff')), 'Negative above it.'),
  CreditAtCliff: described(orNull(dollars('Credit at the cliff')), 'A month: what one dollar more of income costs.'),
  WorstCaseRepayment: described(
    orNull(dollars('Worst-case repayment')),
    'If the income of the year turns out to be above the cliff; null in years in which repayment was limited.',
  ),
  Sources: listOf('Sources', text('Source')),
});

export type SubsidyRequest = Wire<typeof SUBSIDY_QUESTION>;
type PersonOfHousehold = TaxPerson & {
  /** Enrolls in the other plan of a household in two. */
  IsInOtherPlan?: boolean;
  DateOfBirth: IsoDate;
  RelationshipToSubscriber: Relationship;
  MedicalStatus: CoverageStatus;
};

/** A person of a household's quote in the question. */
export const subsidyMember = ({
  DateOfBirth,
  RelationshipToSubscriber,
  MedicalStatus,
  OtherCoverage,
  IsPregnant,
  MedicaidDeniedOn,
  LivesElsewhere,
  IsInOtherPlan = false,
}: PersonOfHousehold): SubsidyRequest['Members'][number] => ({
  DateOfBirth,
  Age: null,
  SeeksCoverage: MedicalStatus === 'Enroll',
  IsMedicareEligible: OtherCoverage === 'Medicare',
  HasEmployerOffer: OtherCoverage === 'Employer',
  IsOnChip: OtherCoverage === 'Medicaid',
  Relationship: RelationshipToSubscriber,
  IsPregnant,
  IsMedicaidDenied: MedicaidDeniedOn !== null,
  LivesElsewhere,
  IsInOtherPlan,
});

export type SubsidyResponse = Wire<typeof SUBSIDY_ESTIMATE>;

/** Who cannot have the credit, and what that costs the others: shown where prices are. */
export const creditNotes = ({
  MedicaidLikely,
  WhyStandardCosts,
}: Pick<SubsidyResponse, 'MedicaidLikely' | 'WhyStandardCosts'>): string[] =>
  [MedicaidLikely, WhyStandardCosts].filter((note) => note !== null);
