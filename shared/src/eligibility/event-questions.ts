import { QUALIFYING_EVENT_OPTIONS, type QualifyingEvent } from '#shared/eligibility/qualifying-events';

/** What an event asks before it counts. One question each, answered by one of these. */
export const EVENT_ANSWERS = [
  'PriorCoverage',
  'LivedAbroad',
  'TribalMember',
  'NoPlanOffered',
  'NoneOfThese',
  'NoticeDue',
  'NoticeNotDue',
  'CreditEnded',
  'CreditBegan',
] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];

/** Ours. */
export const ASK_HRA_NOTICE = 'Say whether the employer had to give notice of the HRA 90 days ahead.';
export const HRA_NOTICE_WAS_DUE =
  'The employer had to give notice 90 days ahead: plans had to be chosen before the HRA could begin.';
export const ASK_PRIOR_COVERAGE = 'Say what coverage there was in the 60 days before the event.';
export const NO_PRIOR_COVERAGE =
  'This event opens a special enrollment only after coverage in the 60 days before it, or after one of the other answers in the list. The client must wait until the next open enrollment period.';
export const ASK_CREDIT_DECISION = 'Say what the marketplace decided about the tax credit.';
export const AT_MARKETPLACE_ONLY =
  'Who gets a tax credit, or more of it, enrolls at the federal marketplace. Outside of it this event counts when the credit or the reduced costs end or fall.';

interface EventQuestion {
  label: string;
  answers: Partial<
    Record<EventAnswer, { name: string; /** What shows it, besides the event's own proof. */ proof?: string }>
  >;
  /** What to say where it is still open when coverage is enrolled; left out: the days cannot be chosen without it. */
  askedAtEnroll?: string;
}

/** 45 CFR 155.420(a)(5): what stands for coverage before the event. */
const INSTEAD_OF_COVERAGE: EventQuestion['answers'] = {
  LivedAbroad: {
    name: 'Lived abroad or in a US territory in the 60 days before',
    proof: 'Proof of the residence abroad or in the US territory.',
  },
  TribalMember: { name: 'Is a member of a federally recognized tribe', proof: 'Proof of tribal membership.' },
  NoPlanOffered: {
    name: 'Lived where no marketplace plan was offered in the 60 days before',
    proof: 'Proof of the address before.',
  },
  NoneOfThese: { name: 'None of these' },
};

/** 45 CFR 155.420(d)(2)(i)(A): at least one spouse, for at least one day of the 60 before. */
const MARRIAGE: EventQuestion = {
  label: 'Coverage before the marriage',
  askedAtEnroll: ASK_PRIOR_COVERAGE,
  answers: {
    PriorCoverage: {
      name: 'One spouse had health coverage in the 60 days before',
      proof: 'Proof of the coverage of one spouse in the 60 days before.',
    },
    ...INSTEAD_OF_COVERAGE,
  },
};

/** 45 CFR 155.420(d)(7): the same of who moves. */
const MOVE: EventQuestion = {
  label: 'Coverage before the move',
  askedAtEnroll: ASK_PRIOR_COVERAGE,
  answers: {
    PriorCoverage: {
      name: 'Had health coverage in the 60 days before',
      proof: 'Proof of coverage in the 60 days before the move.',
    },
    ...INSTEAD_OF_COVERAGE,
  },
};

/** 45 CFR 155.420(c)(3), 146.123(c)(6). Not due: to new employees, and in the first year of a new HRA. */
const HRA: EventQuestion = {
  label: 'Notice of the HRA',
  answers: {
    NoticeDue: { name: 'The employer had to give it 90 days ahead' },
    NoticeNotDue: { name: 'No notice 90 days ahead was due: a new employee, or a new HRA' },
  },
};

/** 45 CFR 147.104(b)(2)(i) excepts 155.420(d)(6) as to who becomes eligible: only the marketplace has to enroll them. */
const INCOME: EventQuestion = {
  label: 'What the marketplace decided',
  askedAtEnroll: ASK_CREDIT_DECISION,
  answers: {
    CreditEnded: { name: 'The tax credit or the reduced costs end or fall' },
    CreditBegan: { name: 'The tax credit or the reduced costs begin or rise' },
  },
};

const QUESTIONS: Partial<Record<QualifyingEvent, EventQuestion>> = {
  Marriage: MARRIAGE,
  PermanentRelocation: MOVE,
  GainOfICHRA: HRA,
  GainOfQSEHRA: HRA,
  FinancialChange: INCOME,
};

export const eventQuestion = (reason: QualifyingEvent | null): EventQuestion | null =>
  (reason !== null && QUESTIONS[reason]) || null;

/** "The marriage certificate. Proof of the coverage of one spouse in the 60 days before." */
export const proofOf = (reason: QualifyingEvent, answer: EventAnswer | null = null): string =>
  [QUALIFYING_EVENT_OPTIONS[reason].proof, answer && eventQuestion(reason)?.answers[answer]?.proof]
    .filter(Boolean)
    .join(' ');

/** The answer if it is one to the event's own question. */
export const ownAnswer = (
  reason: QualifyingEvent | null,
  answer: EventAnswer | null | undefined,
): EventAnswer | null => (answer && answer in (eventQuestion(reason)?.answers ?? {}) ? answer : null);

export const isHra = (reason: QualifyingEvent): boolean => QUESTIONS[reason] === HRA;

/** What to say where the question is still open when coverage is enrolled; null where it is not asked then. */
export const openAtEnroll = (reason: QualifyingEvent | null): string | null =>
  eventQuestion(reason)?.askedAtEnroll ?? null;

/** Why the event does not count with this answer; null where it does. */
export const answerRefusal = (answer: EventAnswer | null | undefined): string | null =>
  answer === 'NoneOfThese' ? NO_PRIOR_COVERAGE : answer === 'CreditBegan' ? AT_MARKETPLACE_ONLY : null;
