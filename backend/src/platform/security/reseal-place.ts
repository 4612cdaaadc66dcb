import type { DataSource } from 'typeorm';
import type { Transactions } from '../database/transactions.ts';
import type { FieldEncryption } from './field-encryption.ts';
import { sealContext, type SealedPlace } from './sealed-column.ts';

/** Rows per transaction, which takes some milliseconds; servers get a turn in between. */
export const CHUNK = 200;

export interface Resealing {
  database: DataSource;
  transactions: Transactions;
  encryption: FieldEncryption;
  /** Called after each chunk; `read` is the number of values checked so far. */
  progress: (place: SealedPlace, read: number) => void;
}

/** The result for the values of one column. */
export interface PlaceOutcome {
  read: number;
  resealed: number;
  /** Of those, with a bucket, which was rewritten too. */
  buckets: number;
  /** Changed in the meantime: they are checked again. */
  changed: number;
  /** Ids of the rows whose value no key decrypts. They stay unchanged. */
  unreadable: number[];
}

interface SealedRow {
  id: number;
  sealed: string;
  /** Null where rows are not searched by the value. */
  bucket: number | null;
}

/** Re-encrypts values that do not use the newest key, by id. The key id of each value shows what is done. */
export async function resealPlace(place: SealedPlace, resealing: Resealing): Promise<PlaceOutcome> {
  const outcome: PlaceOutcome = { read: 0, resealed: 0, buckets: 0, changed: 0, unreadable: [] };
  let rows = await readChunk(place, resealing, 0);
  while (rows.length > 0) {
    const old = rows.filter(({ sealed }) => !resealing.encryption.isNewest(sealed));
    const opened = old.flatMap((row) => sealedAnew(place, resealing, row) ?? []);
    const { resealed, buckets } = opened.length === 0 ? NOTHING : await writeChunk(place, resealing, opened);
    const done = new Set(opened.map(({ id }) => id));
    outcome.read += rows.length;
    outcome.resealed += resealed;
    outcome.buckets += buckets;
    outcome.changed += opened.length - resealed;
    outcome.unreadable.push(...old.filter(({ id }) => !done.has(id)).map(({ id }) => id));
    resealing.progress(place, outcome.read);
    rows = await readChunk(place, resealing, rows.at(-1)!.id);
  }
  return outcome;
}

const NOTHING = { resealed: 0, buckets: 0 };

function readChunk({ entity, column, bucketColumn }: SealedPlace, { database }: Resealing, after: number) {
  return database.manager
    .createQueryBuilder(entity, 'row')
    .select('row.id', 'id')
    .addSelect(`row.${column}`, 'sealed')
    .addSelect(bucketColumn ? `row.${bucketColumn}` : 'NULL', 'bucket')
    .where(`row.id > :after AND row.${column} IS NOT NULL`, { after })
    .orderBy('row.id')
    .limit(CHUNK)
    .getRawMany<SealedRow>();
}

interface Resealed extends SealedRow {
  fresh: string;
  freshBucket: number | null;
}

/** Null if no key decrypts the value. */
function sealedAnew({ table, column }: SealedPlace, { encryption }: Resealing, row: SealedRow): Resealed | null {
  const context = sealContext(`${table}.${column}`, row.id);
  try {
    const text = encryption.open(row.sealed, context);
    const freshBucket = row.bucket === null ? null : encryption.bucket(text, `${table}.${column}`);
    return { ...row, fresh: encryption.seal(text, context), freshBucket };
  } catch {
    return null;
  }
}

/**
 * Writes only if the value is still the one that was read, so that no server's write is lost. The row version is unchanged: a user who has
 * it open would not understand why it changed. @returns how many were written
 */
function writeChunk(
  { entity, column, bucketColumn }: SealedPlace,
  { database, transactions }: Resealing,
  rows: readonly Resealed[],
): Promise<Pick<PlaceOutcome, 'resealed' | 'buckets'>> {
  const isVersioned = database.getMetadata(entity).versionColumn !== undefined;
  const kept = isVersioned ? { version: () => 'version' } : {};
  return transactions.run(async (tx) => {
    const written = { ...NOTHING };
    for (const { id, sealed, fresh, freshBucket } of rows) {
      const filed = bucketColumn && freshBucket !== null ? { [bucketColumn]: freshBucket } : {};
      const { affected } = await tx.update(entity, { id, [column]: sealed }, { ...kept, ...filed, [column]: fresh });
      written.resealed += affected ?? 0;
      written.buckets += freshBucket === null ? 0 : (affected ?? 0);
    }
    return written;
  });
}
