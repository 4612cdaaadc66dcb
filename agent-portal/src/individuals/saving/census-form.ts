import type { Relationship } from '#shared/census/census-codes';
import { type IsoDate, parseIsoDate } from '#shared/dates/iso-date';
import { isOepAvailable, isQuotingOnly, type OpenEnrollmentRules } from '#shared/eligibility/open-enrollment';
import type { EventAnswer } from '#shared/eligibility/event-questions';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';
import { type HouseholdFacts, isTobaccoAsked } from '#shared/individuals/household-members';
import { INDIVIDUAL_MEMBER_ROW, type IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import {
  type EnrollmentType,
  type IndividualPlanType,
  type IndividualTerms,
  ownTerms,
} from '#shared/individuals/individual-terms';
import type { Agent } from '#shared/people/agent.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { blankOf, type TextForm, textFormOf } from '#shared/records/rows';

const { Id: _id, Version: _version, Age: _age, ...OF_PERSON } = INDIVIDUAL_MEMBER_ROW;
export const HOUSEHOLD_PERSON = OF_PERSON;

export interface MemberForm extends TextForm<typeof HOUSEHOLD_PERSON> {
  /** Stays the same while the person moves in the list, and when they are stored. */
  Key: string;
  /** 0: not stored yet. */
  Id: number;
}

/** The page's values, with wire names so that the server's messages match their fields. */
export interface CensusForm {
  IndividualPlanType: IndividualPlanType;
  EnrollmentType: EnrollmentType | '';
  QualifyingEventReason: QualifyingEvent | '';
  EventDate: string;
  EventAnswer: EventAnswer | '';
  EffectiveDate: string;
  CoverageLength: number | '';
  Address: { FullPostalCode: string; CountyFips: string };
  /** Empty in a new quote of an agent, which is the agent's own. */
  AssociatedAgents: Agent[];
  Members: MemberForm[];
}

let added = 0;

/** A person without facts. A dependent starts with the applicant's last name and coverage choices, which are usually right. */
export const newMember = (relationship: Relationship, applicant?: MemberForm): MemberForm => ({
  ...textFormOf(HOUSEHOLD_PERSON, blankOf(HOUSEHOLD_PERSON)),
  Key: `new-${(added += 1)}`,
  Id: 0,
  RelationshipToSubscriber: relationship,
  LastName: applicant?.LastName ?? '',
  MedicalStatus: applicant?.MedicalStatus ?? 'Enroll',
  DentalStatus: applicant?.DentalStatus ?? 'Waive',
  VisionStatus: applicant?.VisionStatus ?? 'Waive',
});

/** A new quote: a permanent plan in open enrollment while there is one, otherwise in a special enrollment. */
export const newCensus = (rules: OpenEnrollmentRules, today: IsoDate): CensusForm => ({
  IndividualPlanType: 'Permanent',
  EnrollmentType: isOepAvailable(rules, today) || isQuotingOnly(rules, today) ? 'Open' : 'Special',
  QualifyingEventReason: '',
  EventDate: '',
  EventAnswer: '',
  EffectiveDate: '',
  CoverageLength: '',
  Address: { FullPostalCode: '', CountyFips: '' },
  AssociatedAgents: [],
  Members: [newMember('Self')],
});

export function toCensusForm({ Quote, Members }: IndividualEnrollmentResponse): CensusForm {
  const { IndividualPlanType, EnrollmentType, QualifyingEventReason, EventDate, EventAnswer, CoverageLength, Address } =
    Quote.Individual;
  const asked = { planType: IndividualPlanType, effectiveDate: Quote.EffectiveDate };
  return {
    IndividualPlanType,
    EnrollmentType: EnrollmentType ?? '',
    QualifyingEventReason: QualifyingEventReason ?? '',
    EventDate: EventDate ?? '',
    EventAnswer: EventAnswer ?? '',
    EffectiveDate: Quote.EffectiveDate,
    CoverageLength: CoverageLength ?? '',
    Address: { FullPostalCode: Address.FullPostalCode, CountyFips: Address.CountyFips },
    AssociatedAgents: Quote.AssociatedAgents,
    Members: Members.map((member) => ({
      ...textFormOf(HOUSEHOLD_PERSON, member),
      // A No that nobody was asked for is no answer.
      Tobacco: isTobaccoAsked(member, asked) ? (member.Tobacco ?? '') : '',
      Key: `stored-${member.Id}`,
      Id: member.Id,
    })),
  };
}

/** After a denial the people are offered what refuses nobody because of health. */
const DENIED: readonly QuoteStatus[] = ['Rejected', 'Declined'];

/** A new quote for the same people, from one that has expired or was denied: its days are chosen anew, and SSNs are typed again. */
export function requoteForm(from: IndividualEnrollmentResponse, blank: CensusForm): CensusForm {
  const { Quote } = from;
  const { IndividualPlanType, CoverageLength, Address, Members } = toCensusForm(from);
  const isShortTerm = IndividualPlanType === 'ShortTerm' && !DENIED.includes(Quote.Status);
  return {
    ...blank,
    ...(isShortTerm ? { IndividualPlanType, EnrollmentType: '' as const, CoverageLength } : {}),
    Address,
    Members: Members.map((member) => ({ ...member, Key: `copied-${member.Id}`, Id: 0, SSN: '' })),
  };
}

type TermsForm = Pick<
  CensusForm,
  'IndividualPlanType' | 'EnrollmentType' | 'QualifyingEventReason' | 'EventDate' | 'EventAnswer' | 'CoverageLength'
>;

/** The terms that belong to the plan type and the enrollment type; null for what is not known yet. */
export const termsOf = (form: TermsForm): IndividualTerms =>
  ownTerms({
    IndividualPlanType: form.IndividualPlanType,
    EnrollmentType: form.EnrollmentType || null,
    QualifyingEventReason: form.QualifyingEventReason || null,
    EventDate: parseIsoDate(form.EventDate),
    EventAnswer: form.EventAnswer || null,
    CoverageLength: form.CoverageLength || null,
  });

/** Who looks at the household, and when. */
export type Viewer = Pick<HouseholdFacts, 'today' | 'audience'>;

export const factsOf = (
  { IndividualPlanType, EffectiveDate }: Pick<CensusForm, 'IndividualPlanType' | 'EffectiveDate'>,
  viewer: Viewer,
): HouseholdFacts => ({ ...viewer, planType: IndividualPlanType, effectiveDate: parseIsoDate(EffectiveDate) });
