import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import type { IndividualPlanType } from '#shared/individuals/individual-terms';

/** Asked of every household that does not enroll at the marketplace. Names of spec 001 section 3; the questions are ours. */
export const ELIGIBILITY_QUESTIONS = {
  EnrolleesEligible:
    'Does everyone who enrolls live in Michigan, and is nobody who enrolls entitled to Medicare or in custody after a conviction?',
  HasPedDental: 'Does everyone under age 19 have pediatric dental coverage, with this plan or another one?',
} as const;
export type EligibilityQuestion = keyof typeof ELIGIBILITY_QUESTIONS;

/** Asked for short-term plans only. Names of spec 001 section 3; the questions are ours. */
export const HEALTH_QUESTIONS = {
  CoveredShortTerm: 'Has anyone who enrolls had short-term coverage in the last 12 months?',
  CoveredMoreThanSixMonth: 'Did that coverage last more than six months in total?',
  OverweightPregAdopting:
    'Is anyone who enrolls pregnant, or expecting or adopting a child, or has a doctor told anyone that they are severely overweight?',
  HasHeartDisorder: 'In the last five years, has anyone had a heart disorder?',
  HasEmphysema: 'In the last five years, has anyone had emphysema or another chronic lung disease?',
  HasCrohns: 'In the last five years, has anyone had Crohn’s disease or ulcerative colitis?',
  HasAids: 'Has anyone been diagnosed with AIDS or tested positive for HIV?',
  HasStroke: 'In the last five years, has anyone had a stroke?',
  HasDiabetes: 'In the last five years, has anyone had diabetes?',
  HasCancer: 'In the last five years, has anyone had cancer?',
  HasAlcoholism: 'In the last five years, has anyone been treated for alcohol or drug abuse?',
} as const;
export type HealthQuestion = keyof typeof HEALTH_QUESTIONS;

/** null: not answered yet. */
export type EligibilityAnswers = Record<EligibilityQuestion, boolean | null>;
export type HealthAnswers = Record<HealthQuestion, boolean | null>;

export const NO_ELIGIBILITY: EligibilityAnswers = { EnrolleesEligible: null, HasPedDental: null };
export const NO_HEALTH = Object.fromEntries(Object.keys(HEALTH_QUESTIONS).map((name) => [name, null])) as HealthAnswers;

interface AskedOf {
  planType: IndividualPlanType;
  isFfm: boolean;
  effectiveDate: IsoDate;
}

/** Individuals, decision 19: "Eligibility after 2015 flag" (spec 001 section 9). */
const LAST_YEAR_WITHOUT_PEDIATRIC_DENTAL = 2015;

/** The marketplace decides who is eligible for its plans. */
export const askedEligibility = ({ isFfm, effectiveDate }: AskedOf): EligibilityQuestion[] =>
  isFfm
    ? []
    : yearOf(effectiveDate) > LAST_YEAR_WITHOUT_PEDIATRIC_DENTAL
      ? ['EnrolleesEligible', 'HasPedDental']
      : ['EnrolleesEligible'];

/** Plans of the individual market are guaranteed: asking about health is forbidden (45 CFR 147.104, 147.110). */
export const askedHealth = ({ planType, isFfm }: AskedOf): HealthQuestion[] =>
  planType === 'ShortTerm' && !isFfm ? (Object.keys(HEALTH_QUESTIONS) as HealthQuestion[]) : [];

/**
 * Those that apply with these answers: how long earlier short-term coverage lasted is asked once there was some. An answer that was given
 * all the same stays in sight, because it counts.
 */
export const applicableHealth = (
  asked: readonly HealthQuestion[],
  { CoveredShortTerm, CoveredMoreThanSixMonth }: HealthAnswers,
): HealthQuestion[] =>
  asked.filter(
    (name) => name !== 'CoveredMoreThanSixMonth' || CoveredShortTerm === true || CoveredMoreThanSixMonth === true,
  );

export const HEALTH_NOT_ASKED = 'Health questions are asked for short-term plans only.';
export const ELIGIBILITY_NOT_ASKED = 'The marketplace decides who is eligible for this plan.';

/** Answers to what is not asked, by field. An answer that is taken back is none. */
export function unaskedProblems(
  sent: Partial<EligibilityAnswers & HealthAnswers>,
  quote: AskedOf,
): Record<string, string[]> {
  const asked: readonly string[] = [...askedEligibility(quote), ...askedHealth(quote)];
  const unasked = Object.entries(sent).filter(([name, answer]) => typeof answer === 'boolean' && !asked.includes(name));
  return Object.fromEntries(
    unasked.map(([name]) => [name, [name in HEALTH_QUESTIONS ? HEALTH_NOT_ASKED : ELIGIBILITY_NOT_ASKED]]),
  );
}

/** Spec 001 section 8; MEMBER_SAVED is the third. */
export const ELIGIBILITY_SAVED = 'Eligibility requirements successfully saved.';
export const HEALTH_SAVED = 'Health Information successfully saved.';

/** Each panel is saved by itself; sent together, the health answers are what the page is about. */
export const answersSaved = (sent: Readonly<Record<string, unknown>>): string =>
  Object.keys(HEALTH_QUESTIONS).some((name) => sent[name] !== undefined) ? HEALTH_SAVED : ELIGIBILITY_SAVED;
