import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';

/** What an event asks before it counts. One question each, answered by one of these. */
export const EVENT_ANSWERS = [
  'PriorCoverage',
  'LivedAbroad',
  'TribalMember',
  'NoPlanOffered',
  'NoneOfThese',
  'NoticeDue',
  'NoticeNotDue',
] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];

interface EventQuestion {
  label: string;
  answers: Partial<
    Record<EventAnswer, { name: string; /** What shows it, besides the event's own proof. */ proof?: string }>
  >;
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

const QUESTIONS: Partial<Record<QualifyingEvent, EventQuestion>> = {
  Marriage: MARRIAGE,
  PermanentRelocation: MOVE,
  GainOfICHRA: HRA,
  GainOfQSEHRA: HRA,
};

export const eventQuestion = (reason: QualifyingEvent | null): EventQuestion | null =>
  (reason !== null && QUESTIONS[reason]) || null;

/** The answer if it is one to the event's own question. */
export const ownAnswer = (
  reason: QualifyingEvent | null,
  answer: EventAnswer | null | undefined,
): EventAnswer | null => (answer && answer in (eventQuestion(reason)?.answers ?? {}) ? answer : null);

export const isHra = (reason: QualifyingEvent): boolean => QUESTIONS[reason] === HRA;

/** Coverage, or what stands for it, must have been there before. */
export const needsPriorCoverage = (reason: QualifyingEvent | null): boolean =>
  eventQuestion(reason)?.answers.PriorCoverage !== undefined;

/** Ours. */
export const ASK_HRA_NOTICE = 'Say whether the employer had to give notice of the HRA 90 days ahead.';
export const HRA_NOTICE_WAS_DUE =
  'The employer had to give notice 90 days ahead: plans had to be chosen before the HRA could begin.';
export const ASK_PRIOR_COVERAGE = 'Say what coverage there was in the 60 days before the event.';
export const NO_PRIOR_COVERAGE =
  'This event opens a special enrollment only after coverage in the 60 days before it, or after one of the other answers in the list. The client must wait until the next open enrollment period.';
