import { censusNameProblem } from '#shared/formats/person-name';
import { CSR_LEVELS } from '#shared/eligibility/cost-sharing';
import { EVENT_ANSWERS } from '#shared/eligibility/event-questions';
import { ENROLLMENT_TYPES, INDIVIDUAL_PLAN_TYPES } from '#shared/eligibility/individual-dates.record';
import { ELECTED_REASON_LABELS, ELECTED_REASONS } from '#shared/eligibility/income-ends';
import { ELECTED_MISSING } from '#shared/eligibility/net-premium';
import { QUALIFYING_EVENTS } from '#shared/eligibility/qualifying-events';
import { MOST_PEOPLE, SUBSIDY_QUESTION } from '#shared/eligibility/subsidy.record';
import { TAX_PERSON } from '#shared/eligibility/tax-person.record';
import { ssnOrMaskProblem } from '#shared/formats/ssn';
import { COMPANION } from '#shared/individuals/companion.record';
import { COVERAGE_LENGTHS, INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import { CONSUMER_ID } from '#shared/marketplace/marketplace.record';
import { AGENT_CARD } from '#shared/people/agent.record';
import { asStored, coded, orAsStored, orBlank, personName, ssn, yesNo, zip } from '#shared/persons/person-kinds';
import { MEMBER_ADDRESS, QUOTED_MEMBER } from '#shared/persons/person.record';
import { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { QUOTE_ROW } from '#shared/quotes/quote.record';
import { record, type Field, type Sent, whereTheyApply, type Wire } from '#shared/records/field';
import {
  code,
  day,
  described,
  dollars,
  flag,
  id,
  listOf,
  nested,
  number,
  optional,
  orNull,
  sentBack,
  text,
  version,
  whole,
} from '#shared/records/kinds';

/** Spec 002 section 3, "Quote". */
const TERMS = record({
  IndividualPlanType: code('Plan type', INDIVIDUAL_PLAN_TYPES),
  EnrollmentType: described(optional(code('Enrollment type', ENROLLMENT_TYPES)), 'Of permanent plans.'),
  QualifyingEventReason: described(optional(code('Qualifying event', QUALIFYING_EVENTS)), 'Of a special enrollment.'),
  EventDate: described(optional(day('Event date')), 'Of the qualifying event.'),
  EventAnswer: described(optional(code('Answer', EVENT_ANSWERS)), 'To the question of the event, where it has one.'),
  CoverageLength: described(
    optional(code<number>('Coverage length', COVERAGE_LENGTHS)),
    'Months of a short-term plan.',
  ),
});

/** Where the applicant lives: plans are rated at this county. */
const RATED_ADDRESS = record({
  FullPostalCode: zip('ZIP code'),
  CountyFips: described(MEMBER_ADDRESS.CountyFips, "Of a ZIP code in several counties; '' means its only one."),
});

/** For the estimate of the tax credit. */
const TAX_HOUSEHOLD = record({ Size: SUBSIDY_QUESTION.HouseholdSize, AnnualIncome: SUBSIDY_QUESTION.AnnualIncome });
const ELECTED = dollars('Elected amount', {
  max: 100_000,
  about: 'Tax credit a month that is taken in advance; at most the estimated maximum.',
});
/** Spec 002 section 3, "Quote": Ffm. */
const CREDIT = record({
  AptcElectedAmount: {
    ...ELECTED,
    problem: (value) => ((value ?? '') === '' ? ELECTED_MISSING : ELECTED.problem(value)),
  },
  IsMaximum: flag('As much as is estimated', {
    about: 'Whatever becomes of the income; the amount is then what was estimated when it was elected.',
  }),
  ElectedReason: described(
    optional(code('Why not all of it', ELECTED_REASONS, ELECTED_REASON_LABELS)),
    'Of an amount below what was granted: the client confirms it with the review. null: not said.',
  ),
});

/** POST /api/quote after the eligibility was fetched: everything else comes from the marketplace. */
export const NEW_MARKETPLACE_QUOTE = record('NewMarketplaceQuote', {
  QuoteType: code('Quote type', INDIVIDUAL_QUOTE_TYPES),
  EffectiveDate: described(
    optional(day('Effective date')),
    'One of the granted days; null: the first that has not passed.',
  ),
  Ffm: nested(
    'Ffm',
    record({
      ConsumerId: coded('Consumer ID', CONSUMER_ID, '1000102'),
      AptcElectedAmount: {
        ...CREDIT.AptcElectedAmount,
        schema: { ...CREDIT.AptcElectedAmount.schema, description: 'At most what was granted.' },
      },
    }),
  ),
});

/** What the marketplace granted. */
const GRANTED = record({
  ConsumerId: coded('Consumer ID', CONSUMER_ID, '1000102'),
  AptcAmount: dollars('Tax credit', { about: 'Granted a month.' }),
  CsrLevel: code('Cost-sharing level', CSR_LEVELS),
  SpecialEnrollmentVerificationPendingIndicator: flag('Verification pending'),
  SpecialEnrollmentVerificationDueDate: orNull(day('Verification due')),
  zeroPayment: flag('Nothing to pay', { about: 'No first payment is due. Of an enrollment.' }),
});

/** A name may still be unknown while prices are compared. */
const unknownYet = (field: Field<string>): Field<string> => ({
  ...field,
  problem: (value) =>
    value === '' ? null : typeof value === 'string' ? censusNameProblem(value) : field.problem(value),
});

/** By name: what the census asks of employees only is not asked of households. */
const OF_A_HOUSEHOLD = {
  RelationshipToSubscriber: QUOTED_MEMBER.RelationshipToSubscriber,
  FirstName: unknownYet(personName('First name', 'Ada')),
  MiddleInitial: QUOTED_MEMBER.MiddleInitial,
  LastName: unknownYet(personName('Last name', 'Byron')),
  Gender: QUOTED_MEMBER.Gender,
  DateOfBirth: QUOTED_MEMBER.DateOfBirth,
  SSN: QUOTED_MEMBER.SSN,
  MedicalStatus: QUOTED_MEMBER.MedicalStatus,
  DentalStatus: QUOTED_MEMBER.DentalStatus,
  VisionStatus: QUOTED_MEMBER.VisionStatus,
  Tobacco: described(
    orBlank(yesNo('Tobacco')),
    'null: not answered yet. Asked of everyone from age 21, for permanent plans.',
  ),
  LastTobaccoUse: QUOTED_MEMBER.LastTobaccoUse,
  Disabled: QUOTED_MEMBER.Disabled,
  EmailAddress: QUOTED_MEMBER.EmailAddress,
  HomeNumber: QUOTED_MEMBER.HomeNumber,
  ...TAX_PERSON,
};

const AGE = record({ Age: whole('Age', { about: 'In years, on the effective date.', example: 40 }) });

/** One person of a household, as sent: 0 adds one. The mask that was answered stands for the stored SSN. */
export const INDIVIDUAL_MEMBER = record({
  Id: whole('Id', { min: 0, max: 2_147_483_647, example: 0 }),
  Version: orAsStored(version()),
  ...asStored(OF_A_HOUSEHOLD),
  SSN: orAsStored(orBlank(ssn(ssnOrMaskProblem))),
  ...sentBack(AGE),
});

/** One person of a household, as answered: the applicant first, then spouse or domestic partner, then children. */
export const INDIVIDUAL_MEMBER_ROW = record({
  Id: id('Id'),
  Version: version(),
  ...OF_A_HOUSEHOLD,
  ...AGE,
});

export const HOUSEHOLD_PROBLEM = record({
  MemberId: id('Member'),
  Field: text('Field', { example: 'DateOfBirth' }),
  Message: text('Message'),
});

const AGENTS = listOf('Agents', nested('Agent', record({ SrcAgentId: text('Agent number', { example: 'A1001' }) })), {
  most: 2,
});

/** POST /api/quote for a household. Individuals, section 3. */
export const NEW_INDIVIDUAL_QUOTE = record('NewIndividualQuote', {
  QuoteType: code('Quote type', INDIVIDUAL_QUOTE_TYPES),
  ...TERMS,
  EffectiveDate: day('Effective date'),
  AssociatedAgents: described(
    { ...AGENTS, fallback: [] },
    'One agent, or two from an agent-broker. Left out by an agent: the agent.',
  ),
  Address: nested('Address', RATED_ADDRESS),
  Census: listOf('Census', nested('Member', INDIVIDUAL_MEMBER), { least: 1, most: MOST_PEOPLE }),
});

/** PUT /api/quote for a household: what is left out stays as stored. Individuals, section 3. */
export const INDIVIDUAL_QUOTE_CHANGE = record('IndividualQuoteChange', {
  Id: id('Quote'),
  Version: version(),
  QuoteType: code('Quote type', INDIVIDUAL_QUOTE_TYPES),
  Name: orAsStored(text('Quote name', { max: 1000, problem: () => null })),
  ...asStored(TERMS),
  IndividualPlanType: orAsStored(TERMS.IndividualPlanType),
  EffectiveDate: orAsStored(day('Effective date')),
  Address: orAsStored(nested('Address', RATED_ADDRESS)),
  AssociatedAgents: described(orAsStored(AGENTS), 'One agent, or two from an agent-broker. Stored ones may stay.'),
  Household: orAsStored(orNull(nested('Household', TAX_HOUSEHOLD))),
  Ffm: orAsStored(orNull(nested('Ffm', CREDIT))),
});

const EXPIRY_KINDS = ['expired', 'continue'] as const;
export const EXPIRY = record({ Kind: code('Kind', EXPIRY_KINDS), Message: text('Message') });

/** GET /api/quote/{id} of a household, and the response of every call that changes it. */
export const INDIVIDUAL_QUOTE_ROW = record('IndividualQuoteAnswer', {
  Id: QUOTE_ROW.Id,
  Version: QUOTE_ROW.Version,
  Name: QUOTE_ROW.Name,
  Status: QUOTE_ROW.Status,
  QuoteStatus: QUOTE_ROW.QuoteStatus,
  QuoteType: code('Quote type', INDIVIDUAL_QUOTE_TYPES),
  EffectiveDate: QUOTE_ROW.EffectiveDate,
  IsDeleted: QUOTE_ROW.IsDeleted,
  ReadOnly: QUOTE_ROW.ReadOnly,
  AssociatedAgents: listOf('Agents', nested('Agent', AGENT_CARD)),
  Individual: nested(
    'Individual',
    record({
      ...TERMS,
      Kind: code('Kind', INDIVIDUAL_KINDS),
      IsFfm: flag('Marketplace', { about: 'Quoted with the eligibility of the federal marketplace.' }),
      SubscriberFacetsId: orNull(
        text('Contract', {
          about: 'Facets ID of the contract that is renewed, or the contract that the enrollment became.',
        }),
      ),
      RenewedContract: described(
        orNull(
          nested(
            'Renewed contract',
            record({ ContractId: text('Contract', { example: 'C48000001' }), Year: whole('Year', { example: 2027 }) }),
          ),
        ),
        'That the quote renews, and for which year; null: none.',
      ),
      Address: nested(
        'Address',
        record({
          FullPostalCode: MEMBER_ADDRESS.FullPostalCode,
          City: MEMBER_ADDRESS.City,
          StateCode: MEMBER_ADDRESS.StateCode,
          County: MEMBER_ADDRESS.County,
          CountyFips: MEMBER_ADDRESS.CountyFips,
          RateArea: whole('Rating area', { min: 1, max: 16, example: 12 }),
        }),
      ),
    }),
  ),
  Household: described(orNull(nested('Household', TAX_HOUSEHOLD)), 'On the tax return; null while unknown.'),
  Ffm: described(
    orNull(nested('Ffm', record({ ...CREDIT, ...whereTheyApply(GRANTED) }))),
    'Of a marketplace quote, with what was granted; otherwise null while no tax credit is elected.',
  ),
  IsOepAvailable: flag('Open enrollment', { about: 'Plans of open enrollment can be selected and enrolled today.' }),
  IsQuotingOnly: flag('Quoting only', { about: 'The coming year can be quoted today and not yet enrolled.' }),
  AllowedEffectiveDates: described(
    listOf('Allowed effective dates', day('Day')),
    'What this user may choose now; of a short-term plan, any day of the window of GetEffectiveDates.',
  ),
  Expiry: described(
    orNull(nested('Expiry', EXPIRY)),
    'expired: the quote cannot be continued; continue: only with another effective date; null when neither.',
  ),
  Companion: described(
    orNull(nested('Other plan', COMPANION)),
    'Of a household in two plans: the quote of the other plan; null: everyone is in one.',
  ),
  CanEdit: flag('Editable', { about: 'The household and the terms can be changed.' }),
  Notifications: QUOTE_ROW.Notifications,
  CreatedAt: QUOTE_ROW.CreatedAt,
  ModifiedAt: QUOTE_ROW.ModifiedAt,
});

const HOUSEHOLD = {
  Members: listOf('Members', nested('Member', INDIVIDUAL_MEMBER_ROW), { most: MOST_PEOPLE }),
  Problems: described(
    listOf('Problems', nested('Problem', HOUSEHOLD_PROBLEM)),
    'What must be corrected before plans can be chosen. It is stored nevertheless, so that nothing typed is lost.',
  ),
};
export const INDIVIDUAL_HOUSEHOLD = record(HOUSEHOLD);
/** The beginning of GET /api/enrollment/GetIndividualEnrollment/{quoteId}, which the census needs. */
export const INDIVIDUAL_ENROLLMENT = record({ Quote: nested('Quote', INDIVIDUAL_QUOTE_ROW), ...HOUSEHOLD });

/** A row of GET /api/plan/GetEHBAmounts/{quoteId}: a medical plan under the elected tax credit. Individuals, section 3. */
export const EHB_AMOUNT = record('EhbAmountAnswer', {
  PlanId: id('Plan'),
  EHBPercentage: number('EHB percentage', { about: '0 to 100, two decimals.', example: 98.25 }),
  EHBAmount: dollars('EHB amount', { about: 'Part of the premium for essential health benefits, a month.' }),
  PlanRateUnderSubsidy: dollars('Net premium', { about: 'Dollars a month after the elected tax credit.' }),
});

export type NewMarketplaceQuote = Wire<typeof NEW_MARKETPLACE_QUOTE>;
export type EhbAmount = Wire<typeof EHB_AMOUNT>;
export type NewIndividualQuoteRequest = Sent<typeof NEW_INDIVIDUAL_QUOTE>;
export type IndividualQuoteChangeRequest = Sent<typeof INDIVIDUAL_QUOTE_CHANGE>;
export type IndividualMemberRequest = Sent<typeof INDIVIDUAL_MEMBER>;
export type IndividualMemberResponse = Wire<typeof INDIVIDUAL_MEMBER_ROW>;
export type IndividualQuoteResponse = Wire<typeof INDIVIDUAL_QUOTE_ROW>;
export type IndividualHouseholdResponse = Wire<typeof INDIVIDUAL_HOUSEHOLD>;
export type IndividualEnrollmentResponse = Wire<typeof INDIVIDUAL_ENROLLMENT>;
