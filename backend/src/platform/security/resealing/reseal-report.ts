import type { ResealOutcome } from './reseal-fields.ts';

const SHOWN_IDS = 20;

/** The final report: counts by column, unreadable values, and whether the old keys are still needed. No personal data. */
export function resealReport({ places, isComplete }: ResealOutcome, [newest, ...older]: readonly string[]): string[] {
  const others = older.map((id) => `"${id}"`).join(', ');
  return [
    ...places.map(
      ({ name, read, resealed, buckets }) =>
        `${name}: ${inDigits(resealed)} re-encrypted, of ${inDigits(read)}${buckets === 0 ? '' : `; search buckets rewritten: ${inDigits(buckets)}`}`,
    ),
    ...places.flatMap(({ name, unreadable }) =>
      unreadable.length === 0
        ? []
        : `${name}: ${inDigits(unreadable.length)} could not be decrypted with any key in FIELD_KEYS and were not changed: rows ${shown(unreadable)}`,
    ),
    isComplete ? verdict(newest!, others) : NOT_COMPLETE,
  ];
}

const verdict = (newest: string, others: string): string =>
  others === ''
    ? `All is sealed with "${newest}", the only key of FIELD_KEYS.`
    : `All is sealed with "${newest}": ${others} can be left out of FIELD_KEYS. Keep them with the backups that were made until now.`;

const NOT_COMPLETE =
  'Older keys are still needed: a server still seals with one. Put the new key first in FIELD_KEYS of every server, then run this again.';

const inDigits = (count: number): string => count.toLocaleString('en-US');

const shown = (ids: readonly number[]): string =>
  ids.slice(0, SHOWN_IDS).join(', ') + (ids.length > SHOWN_IDS ? ' and others' : '');
