import type { DataSource } from 'typeorm';
import type { Transactions } from '../../database/transactions.ts';
import type { FieldEncryption } from '../field-encryption.ts';
import { sealContext, type SealedPlace } from '../sealed-column.ts';

/** Rows read and written at a time: a transaction of some milliseconds, between which a server has its turn. */
export const CHUNK = 200;

export interface Resealing {
  database: DataSource;
  transactions: Transactions;
  encryption: FieldEncryption;
  /** Called after each chunk; `read` is how many values of the place were looked at until now. */
  progress: (place: SealedPlace, read: number) => void;
}

/** What became of the values of one place. */
export interface PlaceOutcome {
  read: number;
  resealed: number;
  /** Somebody wrote them meanwhile: they are looked at again. */
  changed: number;
  /** The ids of the rows whose value no key opens. They stay as they are. */
  unreadable: number[];
}

interface SealedRow {
  id: number;
  sealed: string;
}

/** Seals anew what is not sealed with the newest key, in the order of the ids. What is done is known by its key's id. */
export async function resealPlace(place: SealedPlace, resealing: Resealing): Promise<PlaceOutcome> {
  const outcome: PlaceOutcome = { read: 0, resealed: 0, changed: 0, unreadable: [] };
  let rows = await readChunk(place, resealing, 0);
  while (rows.length > 0) {
    const old = rows.filter(({ sealed }) => !resealing.encryption.isNewest(sealed));
    const opened = old.flatMap((row) => sealedAnew(place, resealing, row) ?? []);
    const resealed = opened.length === 0 ? 0 : await writeChunk(place, resealing, opened);
    const done = new Set(opened.map(({ id }) => id));
    outcome.read += rows.length;
    outcome.resealed += resealed;
    outcome.changed += opened.length - resealed;
    outcome.unreadable.push(...old.filter(({ id }) => !done.has(id)).map(({ id }) => id));
    resealing.progress(place, outcome.read);
    rows = await readChunk(place, resealing, rows.at(-1)!.id);
  }
  return outcome;
}

function readChunk({ entity, column }: SealedPlace, { database }: Resealing, after: number) {
  return database.manager
    .createQueryBuilder(entity, 'row')
    .select('row.id', 'id')
    .addSelect(`row.${column}`, 'sealed')
    .where(`row.id > :after AND row.${column} IS NOT NULL`, { after })
    .orderBy('row.id')
    .limit(CHUNK)
    .getRawMany<SealedRow>();
}

interface Resealed extends SealedRow {
  fresh: string;
}

/** Null where no key opens the value. */
function sealedAnew({ table, column }: SealedPlace, { encryption }: Resealing, row: SealedRow): Resealed | null {
  const context = sealContext(`${table}.${column}`, row.id);
  try {
    return { ...row, fresh: encryption.seal(encryption.open(row.sealed, context), context) };
  } catch {
    return null;
  }
}

/**
 * Writes only over the very value that was read, so that nothing that a server wrote meanwhile is lost. The version of the row stays:
 * nobody who has it open on a screen would understand why it changed. @returns how many were written
 */
function writeChunk({ entity, column }: SealedPlace, { database, transactions }: Resealing, rows: readonly Resealed[]) {
  const isVersioned = database.getMetadata(entity).versionColumn !== undefined;
  const kept = isVersioned ? { version: () => 'version' } : {};
  return transactions.run(async (tx) => {
    let written = 0;
    for (const { id, sealed, fresh } of rows) {
      const { affected } = await tx.update(entity, { id, [column]: sealed }, { ...kept, [column]: fresh });
      written += affected ?? 0;
    }
    return written;
  });
}
