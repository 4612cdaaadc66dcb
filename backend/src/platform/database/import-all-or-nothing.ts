import type { DataSource, EntityManager } from 'typeorm';
import { bumpCacheVersion, type CacheName } from './cache-versions.ts';
import { ImportSummary, type ImportReport } from './import-report.ts';

/** Rolls the transaction back; never leaves this file. */
class RowsRefused extends Error {}

/**
 * Runs an import in one transaction: a single refused row cancels it. The cache version is incremented first, which makes every process
 * read again and imports of the same kind take turns.
 *
 * Run it in a process of its own (import-cli): on SQLite a process has one connection, and an import occupies it.
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
