import type { DataSource } from 'typeorm';
import { Transactions } from '../database/transactions.ts';
import type { FieldEncryption } from './field-encryption.ts';
import { checkFieldKeys, resealKeyCheck } from './key-check.ts';
import { type PlaceOutcome, resealPlace } from './reseal-place.ts';
import { type SealedPlace, sealedPlaces } from './sealed-column.ts';

/** A server with old keys first would keep encrypting with them. */
const MOST_PASSES = 5;

/** The result for one column. */
export interface ResealedPlace extends Omit<PlaceOutcome, 'changed'> {
  /** "census_members.ssnSealed" */
  name: string;
}

export interface ResealOutcome {
  places: readonly ResealedPlace[];
  /** Every readable value uses the newest key. */
  isComplete: boolean;
}

export interface ResealSteps {
  /** Called after each chunk with the column and the number of values checked. */
  progress: (name: string, read: number) => void;
  /** Waits for writes that a server started with previously read values. */
  settle: () => Promise<unknown>;
}

export const nameOf = ({ table, column }: Pick<SealedPlace, 'table' | 'column'>): string => `${table}.${column}`;

/**
 * Re-encrypts all values of older keys with the newest key of FIELD_KEYS, while servers are running. It may be killed at any time and
 * restarted. It is complete when a full pass finds nothing to do; only then may the servers start without the old keys.
 * @throws Error when a key does not fit the database; nothing is written then
 */
export async function resealFields(
  database: DataSource,
  encryption: FieldEncryption,
  { progress, settle }: ResealSteps,
): Promise<ResealOutcome> {
  await checkFieldKeys(database, encryption);
  const resealing = {
    database,
    encryption,
    transactions: new Transactions(database),
    progress: (place: SealedPlace, read: number) => progress(nameOf(place), read),
  };
  const sums = new Map<string, ResealedPlace>();
  for (let pass = 1; ; pass += 1) {
    let toDo = 0;
    for (const place of sealedPlaces(database)) {
      const name = nameOf(place);
      const outcome = await resealPlace(place, resealing);
      toDo += outcome.resealed + outcome.changed;
      sums.set(name, withEarlier(sums.get(name), { name, ...outcome }));
    }
    const places = [...sums.values()];
    if (toDo === 0) {
      await resealKeyCheck(database, encryption);
      return { places, isComplete: true };
    }
    if (pass === MOST_PASSES) {
      return { places, isComplete: false };
    }
    await settle();
  }
}

/** What earlier passes did counts too. */
const withEarlier = (earlier: ResealedPlace | undefined, { name, ...now }: ResealedPlace): ResealedPlace => ({
  name,
  read: now.read,
  resealed: now.resealed + (earlier?.resealed ?? 0),
  buckets: now.buckets + (earlier?.buckets ?? 0),
  unreadable: now.unreadable,
});

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
