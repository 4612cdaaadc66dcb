import type { DataSource, EntityManager } from 'typeorm';
import { bumpCacheVersion, type CacheName } from './cache-versions.ts';
import { ImportSummary, type ImportReport } from './import-report.ts';

/** Rolls the transaction back; never leaves this file. */
class RowsRefused extends Error {}

/**
 * Runs an import in one transaction: with a single refused row, nothing is written. The version of the cache goes up first,
 * which tells every process to read again and makes imports of the same kind take turns.
 *
 * To be run by a process of its own (import-cli): on SQLite a process has one connection, and an import holds it.
 */
export async function importAllOrNothing(
  database: DataSource,
  cache: CacheName,
  work: (tx: EntityManager, summary: ImportSummary) => Promise<void>,
): Promise<ImportReport> {
  const summary = new ImportSummary();
  try {
    await database.transaction(async (tx) => {
      await bumpCacheVersion(tx, cache);
      await work(tx, summary);
      if (summary.refusedTotal > 0) {
        throw new RowsRefused();
      }
    });
  } catch (error) {
    if (!(error instanceof RowsRefused)) {
      throw error;
    }
  }
  return summary.report();
}
