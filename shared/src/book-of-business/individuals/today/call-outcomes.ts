import type { ActionKind } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

/**
 * What the household of a contract is called about. Both reasons about unpaid premiums are one call; a special enrollment is about a quote,
 * which no contract has.
 */
export const CALL_TOPICS = ['PastDue', 'RenewalOpen', 'Turning26', 'Turning65', 'DoctorUnavailable'] as const;
export type CallTopic = (typeof CALL_TOPICS)[number];

/** null: a call about it is not noted. */
export const topicOf = (kind: ActionKind): CallTopic | null =>
  kind === 'SubsidyAtRisk' ? 'PastDue' : (CALL_TOPICS.find((topic) => topic === kind) ?? null);

/** What came of a call. */
export const CALL_OUTCOMES = ['Paid', 'InvoiceEmailed', 'MessageLeft', 'Done', 'Snoozed'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const OUTCOME_LABELS: Readonly<Record<CallOutcome, string>> = {
  Paid: 'Paid',
  InvoiceEmailed: 'Emailed invoice',
  MessageLeft: 'Left message',
  Done: 'Done',
  Snoozed: 'Snoozed',
};

/** For how many days the household is left alone: a payment takes a week to be booked, and who was not reached is tried again tomorrow. */
const DAYS_OFF: Readonly<Record<Exclude<CallOutcome, 'Snoozed'>, number>> = {
  Paid: 7,
  InvoiceEmailed: 3,
  MessageLeft: 1,
  Done: 30,
};

/** The farthest day to which a call can be put off. */
export const MOST_DAYS_SNOOZED = 90;

export const NOT_ABOUT_MONEY = 'A payment or an invoice belongs to a call about unpaid premiums.';
export const NOT_WHILE_UNPAID = 'A call about unpaid premiums is done when they are paid.';
export const SNOOZE_PROBLEM = `Choose a day from tomorrow on, at most ${MOST_DAYS_SNOOZED} days ahead.`;

/** What can come of a call about this, in the order of the buttons; a snooze comes last. */
export const outcomesOf = (topic: CallTopic): readonly Exclude<CallOutcome, 'Snoozed'>[] =>
  topic === 'PastDue' ? ['Paid', 'InvoiceEmailed', 'MessageLeft'] : ['Done', 'MessageLeft'];

/** Why a call cannot be put off to that day; null when it can. */
export const snoozeProblem = (until: IsoDate | null | undefined, today: IsoDate): string | null =>
  until && until > today && until <= addDays(today, MOST_DAYS_SNOOZED) ? null : SNOOZE_PROBLEM;

interface NotedCall {
  topic: CallTopic;
  outcome: CallOutcome;
  /** Of a snooze. */
  until: IsoDate | null;
}

/** Why this cannot have come of the call, and the field that is wrong; null when it can. */
export function callProblem(
  { topic, outcome, until }: NotedCall,
  today: IsoDate,
): { field: 'Outcome' | 'Until'; message: string } | null {
  if (outcome === 'Snoozed') {
    const message = snoozeProblem(until, today);
    return message === null ? null : { field: 'Until', message };
  }
  return outcomesOf(topic).includes(outcome)
    ? null
    : { field: 'Outcome', message: topic === 'PastDue' ? NOT_WHILE_UNPAID : NOT_ABOUT_MONEY };
}

/** The day on which the household is on the list again, if the reason is still there. Ask `callProblem` first. */
export const backOn = ({ outcome, until }: Omit<NotedCall, 'topic'>, today: IsoDate): IsoDate =>
  outcome === 'Snoozed' ? until! : addDays(today, DAYS_OFF[outcome]);

/** "Left message, back on the list on 11/28/2026" */
export const callText = (outcome: CallOutcome, until: IsoDate): string =>
  `${OUTCOME_LABELS[outcome]}, back on the list on ${formatDay(until)}`;
