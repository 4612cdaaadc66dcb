import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import { BIRTHDATE_IN_FUTURE } from '#shared/census/age-rules';
import { lacksLastUse, LAST_USE_REQUIRED, lastUseProblem, TOBACCO_AGE } from '#shared/census/tobacco';
import { ageOn, type IsoDate, yearOf } from '#shared/dates/iso-date';
import { birthDateProblem } from '#shared/eligibility/household-problems';
import type { IndividualPlanType } from '#shared/individuals/individual-terms';

/** Spec 000 section 5, "Short-term birthdate" and "Permanent birthdate". */
export const EFFECTIVE_DATE_FIRST = 'Provide effective date to determine eligibility.';
export const CHILD_OVER_25 = 'A covered child cannot be older than age 25 to enroll.';
export const NON_DISABLED_CHILD_OVER_25 = 'A covered non-disabled child cannot be older than age 25 to enroll.';
const OVER_64 = 'cannot be older than age 64 to enroll';
const UNDER_18 = 'must be age 18 or older to enroll';
/** Ours: the documents give the rules without the words. Individuals, decision 11. */
export const APPLICANT_UNDER_21 = 'Applicants under age 21 must apply directly at healthcare.gov.';
export const DEPENDENT_UNDER_16 = 'A spouse or other dependent must be age 16 or older to enroll.';
export const NO_APPLICANT = 'Add the applicant: the household has none.';
export const SECOND_APPLICANT = 'There is already an applicant.';
export const SECOND_PARTNER = 'Only one spouse or domestic partner can be added.';
export const NOBODY_IN_MEDICAL = 'At least one person must enroll in medical.';

const ADULT_SHORT_TERM = 18;
const OLDEST_SHORT_TERM = 64;
const YOUNGEST_PARTNER = 16;
const YOUNGEST_APPLICANT = 21;
/** Spec 000 section 9. The child who turns 26 on the effective date is not covered: individuals, decision 9. */
const OLDEST_CHILD = 25;
/** Spec 002 section 5: vision for years after this one, for adults and the subscriber. */
const LAST_YEAR_WITHOUT_VISION = 2020;
const VISION_AGE = 19;

/** A person of a household, as the rules see them. */
export interface HouseholdPerson {
  RelationshipToSubscriber: Relationship;
  DateOfBirth: IsoDate;
  MedicalStatus: CoverageStatus;
  DentalStatus: CoverageStatus;
  VisionStatus: CoverageStatus;
  /** null: not answered. */
  Tobacco: boolean | null;
  LastTobaccoUse: IsoDate | null;
  Disabled: boolean;
}

export interface HouseholdFacts {
  planType: IndividualPlanType;
  /** null while none has been chosen. */
  effectiveDate: IsoDate | null;
  today: IsoDate;
  audience: 'external' | 'internal';
}

export interface HouseholdProblem {
  /** Of the person in the list, from 0. */
  index: number;
  field: 'RelationshipToSubscriber' | 'DateOfBirth' | 'MedicalStatus' | 'LastTobaccoUse';
  message: string;
}

/**
 * What prevents a household from being quoted, person by person. The screen and the API use the same function.
 * Source: spec 000 section 5; spec 002 section 5, "Individual census and quote"; individuals, rows 44 and 45.
 */
export function householdMemberProblems(
  members: readonly HouseholdPerson[],
  facts: HouseholdFacts,
): HouseholdProblem[] {
  const problems = members.flatMap((person, index): HouseholdProblem[] => {
    const birth = birthdateProblem(person, facts);
    const lastUse = tobaccoProblem(person, facts);
    return [
      ...(birth ? [{ index, field: 'DateOfBirth' as const, message: birth }] : []),
      ...(lastUse ? [{ index, field: 'LastTobaccoUse' as const, message: lastUse }] : []),
    ];
  });
  problems.push(
    ...repeated(members, isApplicant, SECOND_APPLICANT),
    ...repeated(members, isPartner, SECOND_PARTNER),
    ...(members.some(isApplicant) ? [] : [about('RelationshipToSubscriber', NO_APPLICANT)]),
    ...(members.some(({ MedicalStatus }) => MedicalStatus === 'Enroll')
      ? []
      : [about('MedicalStatus', NOBODY_IN_MEDICAL)]),
  );
  return problems.sort((one, other) => one.index - other.index);
}

/** Why a person of this age and relationship cannot be quoted; null when they can. */
export function birthdateProblem(
  person: Pick<HouseholdPerson, 'RelationshipToSubscriber' | 'DateOfBirth' | 'Disabled'>,
  { planType, effectiveDate, today, audience }: HouseholdFacts,
): string | null {
  if (effectiveDate === null) {
    return EFFECTIVE_DATE_FIRST;
  }
  if (person.DateOfBirth > today) {
    return BIRTHDATE_IN_FUTURE;
  }
  const impossible = birthDateProblem(person.DateOfBirth, effectiveDate);
  if (impossible) {
    return impossible;
  }
  const age = ageOn(person.DateOfBirth, effectiveDate);
  return planType === 'ShortTerm' ? shortTermAgeProblem(person, age) : permanentAgeProblem(person, age, audience);
}

type Aged = Pick<HouseholdPerson, 'RelationshipToSubscriber' | 'Disabled'>;

function shortTermAgeProblem({ RelationshipToSubscriber }: Aged, age: number): string | null {
  if (RelationshipToSubscriber === 'Child') {
    return age > OLDEST_CHILD ? CHILD_OVER_25 : null;
  }
  const who = SHORT_TERM_ADULTS[RelationshipToSubscriber];
  return age > OLDEST_SHORT_TERM ? `${who} ${OVER_64}.` : age < ADULT_SHORT_TERM ? `${who} ${UNDER_18}.` : null;
}

const SHORT_TERM_ADULTS = {
  Self: 'The primary applicant',
  Spouse: 'The spouse',
  DomesticPartner: 'The domestic partner',
} as const;

function permanentAgeProblem(
  { RelationshipToSubscriber, Disabled }: Aged,
  age: number,
  audience: HouseholdFacts['audience'],
): string | null {
  switch (RelationshipToSubscriber) {
    case 'Self':
      return age < YOUNGEST_APPLICANT && audience === 'external' ? APPLICANT_UNDER_21 : null;
    case 'Child':
      return age > OLDEST_CHILD && !Disabled ? NON_DISABLED_CHILD_OVER_25 : null;
    default:
      return age < YOUNGEST_PARTNER ? DEPENDENT_UNDER_16 : null;
  }
}

/** What is wrong with the tobacco answer of a person who is asked for it. */
export function tobaccoProblem(
  person: Pick<HouseholdPerson, 'DateOfBirth' | 'Tobacco' | 'LastTobaccoUse'>,
  facts: Pick<HouseholdFacts, 'planType' | 'effectiveDate' | 'today'>,
): string | null {
  if (!isTobaccoAsked(person, facts)) {
    return null;
  }
  return lacksLastUse(person) ? LAST_USE_REQUIRED : lastUseProblem(person, facts.today);
}

/** Individuals, decision 10: of everyone from 21 on, for permanent plans. */
export const isTobaccoAsked = (
  { DateOfBirth }: Pick<HouseholdPerson, 'DateOfBirth'>,
  { planType, effectiveDate }: Pick<HouseholdFacts, 'planType' | 'effectiveDate'>,
): boolean =>
  planType === 'Permanent' &&
  effectiveDate !== null &&
  DateOfBirth <= effectiveDate &&
  ageOn(DateOfBirth, effectiveDate) >= TOBACCO_AGE;

/** Somebody who takes coverage and has not said whether they use tobacco. Spec 001 section 5, "Individual member info". */
export const isTobaccoOpen = (
  person: Pick<HouseholdPerson, 'DateOfBirth' | 'Tobacco' | 'MedicalStatus' | 'DentalStatus' | 'VisionStatus'>,
  facts: Pick<HouseholdFacts, 'planType' | 'effectiveDate'>,
): boolean =>
  person.Tobacco === null &&
  [person.MedicalStatus, person.DentalStatus, person.VisionStatus].includes('Enroll') &&
  isTobaccoAsked(person, facts);

/** Ours. */
export const tobaccoUnanswered = (name: string): string => `Answer whether ${name} uses tobacco.`;

/** Spec 002 section 5: "The vision option applies only to permanent plans, effective year after 2020, members aged 19 or older (the subscriber always)." */
export const isVisionOffered = (
  { RelationshipToSubscriber, DateOfBirth }: Pick<HouseholdPerson, 'RelationshipToSubscriber' | 'DateOfBirth'>,
  { planType, effectiveDate }: HouseholdFacts,
): boolean =>
  planType === 'Permanent' &&
  effectiveDate !== null &&
  yearOf(effectiveDate) > LAST_YEAR_WITHOUT_VISION &&
  (RelationshipToSubscriber === 'Self' ||
    (DateOfBirth <= effectiveDate && ageOn(DateOfBirth, effectiveDate) >= VISION_AGE));

/** Which questions a person is asked. */
export const askedOf = (
  person: Pick<HouseholdPerson, 'RelationshipToSubscriber' | 'DateOfBirth'>,
  facts: HouseholdFacts,
): Record<'dental' | 'vision' | 'tobacco', boolean> => ({
  dental: facts.planType === 'Permanent',
  vision: isVisionOffered(person, facts),
  tobacco: isTobaccoAsked(person, facts),
});

/** Without answers to what is not asked. "Short-term sets dental waive, vision waive and tobacco false": spec 002 section 5. */
export function withAskedOnly<Person extends HouseholdPerson>(person: Person, facts: HouseholdFacts): Person {
  const { dental, vision, tobacco } = askedOf(person, facts);
  return {
    ...person,
    DentalStatus: dental ? person.DentalStatus : 'Waive',
    VisionStatus: vision ? person.VisionStatus : 'Waive',
    Tobacco: tobacco ? person.Tobacco : false,
    LastTobaccoUse: tobacco && person.Tobacco ? person.LastTobaccoUse : null,
  };
}

const isApplicant = ({ RelationshipToSubscriber }: HouseholdPerson): boolean => RelationshipToSubscriber === 'Self';
const isPartner = ({ RelationshipToSubscriber }: HouseholdPerson): boolean =>
  RelationshipToSubscriber === 'Spouse' || RelationshipToSubscriber === 'DomesticPartner';

const about = (field: HouseholdProblem['field'], message: string): HouseholdProblem => ({ index: 0, field, message });

/** All but the first. */
function repeated(
  members: readonly HouseholdPerson[],
  isOf: (person: HouseholdPerson) => boolean,
  message: string,
): HouseholdProblem[] {
  return members
    .flatMap((person, index) => (isOf(person) ? [index] : []))
    .slice(1)
    .map((index) => ({ index, field: 'RelationshipToSubscriber', message }));
}

/** Individuals, decision 43: plans are rated where the applicant lives, in one of Michigan's areas. */
export const OUTSIDE_MICHIGAN = 'This address is outside Michigan. Plans cannot be rated there.';

/** Whose quote it is. A quote can be priced before its people have names. */
export const applicantName = (quote: { id: number; subscriberFirstName: string; subscriberLastName: string }): string =>
  [quote.subscriberFirstName, quote.subscriberLastName].filter(Boolean).join(' ') || `Individual quote ${quote.id}`;
