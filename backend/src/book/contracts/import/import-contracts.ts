import type { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock.ts';
import { readCacheVersion } from '../../../platform/database/cache-versions.ts';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import type { ImportReport } from '../../../platform/database/import-report.ts';
import { ContractWriter, type NumberedContract } from './contract-writer.ts';
import { readLines } from './json-lines.ts';
import { readContract } from './read-contract.ts';

const BATCH = 500;

/**
 * Imports contracts of the individual books from JSON lines, all or nothing: each line adds the contract with its number, or changes it.
 * Members and invoices that a line names replace the stored ones; contracts that are not in the file stay as they are. There are no SSNs.
 *
 * Row numbers in the report are the lines of the file.
 */
export function importContracts(database: DataSource, file: string): Promise<ImportReport> {
  return importAllOrNothing(database, 'contracts', async (tx, summary) => {
    const run = await readCacheVersion(tx, 'contracts');
    const writer = new ContractWriter(tx, summary, { run, now: new Clock().now() });
    let batch: NumberedContract[] = [];
    for await (const lines of readLines(file)) {
      for (const { row, text } of lines) {
        summary.rows += 1;
        const line = readContract(text);
        if (typeof line === 'string') {
          summary.refuse(row, line);
          continue;
        }
        batch.push({ row, line });
        if (batch.length === BATCH) {
          await writer.write(batch);
          batch = [];
        }
      }
    }
    await writer.write(batch);
  });
}
