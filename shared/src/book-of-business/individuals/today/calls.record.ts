import {
  CALL_OUTCOMES,
  CALL_TOPICS,
  MOST_DAYS_SNOOZED,
  OUTCOME_LABELS,
} from '#shared/book-of-business/individuals/today/call-outcomes';
import { ACTION_LABELS } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { record, type Wire } from '#shared/records/field';
import { code, day, described, id, instant, optional, text } from '#shared/records/kinds';

const TOPIC = code('Reason', CALL_TOPICS, ACTION_LABELS);
const OUTCOME = code('Outcome', CALL_OUTCOMES, OUTCOME_LABELS);

/** A call to the household of a contract, and what came of it. Ours: individuals, section 6. */
export const NOTED_CALL = record('NotedCallAnswer', {
  Id: id('Call'),
  Topic: TOPIC,
  Outcome: OUTCOME,
  Until: described(day('Back on the list'), 'Until then the household is not on the list for this reason.'),
  NotedAt: instant('Noted'),
  NotedBy: text('Noted by'),
});

/** POST /api/BobIndividual/NoteCall/{contractId}. */
export const NOTE_CALL = record('NoteCallBody', {
  Topic: TOPIC,
  Outcome: OUTCOME,
  Until: described(
    optional(day('Snooze to')),
    `Of a snooze: from tomorrow on, at most ${MOST_DAYS_SNOOZED} days ahead.`,
  ),
});

export type NotedCall = Wire<typeof NOTED_CALL>;
