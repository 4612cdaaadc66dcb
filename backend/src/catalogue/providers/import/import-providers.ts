import type { DataSource } from 'typeorm';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import type { ImportReport } from '../../../platform/database/import-report.ts';
import { readJsonRecords } from './json-records.ts';
import { readProvider } from './provider-record.ts';
import { ProviderWriter, zipPlaces } from './provider-writer.ts';

/**
 * Imports the directory of providers: a CMS `providers.json`, all or nothing. Replaces each provider in the file, including all offices and
 * plans. Providers that are not in the file are unchanged because insurers split their directories over several files. Facilities and
 * practices are skipped. Specialties determine who gives primary care, and to what ages. An office is located at the center of its ZIP
 * code; plans are stored by filed id, whether known here or not.
 *
 * Row numbers in the report are the file's records, starting at 1.
 * Source: CMS, "QHP provider and formulary APIs", providers.json.
 */
export function importProviders(database: DataSource, file: string): Promise<ImportReport> {
  return importAllOrNothing(database, 'providers', async (tx, summary) => {
    const writer = await ProviderWriter.open(tx, summary, await zipPlaces(tx));
    const recordOf = new Map<number, number>();
    for await (const records of readJsonRecords(file)) {
      for (const record of records) {
        summary.rows += 1;
        const filed = readProvider(record);
        if (filed === null) {
          summary.skipped += 1;
          continue;
        }
        const problem = typeof filed === 'string' ? filed : twice(recordOf, filed.provider.npi, summary.rows);
        if (problem !== null || typeof filed === 'string') {
          summary.refuse(summary.rows, problem ?? '');
        } else {
          await writer.add(filed);
        }
      }
    }
    await writer.write();
  });
}

/** @param recordOf maps an npi to its record number */
function twice(recordOf: Map<number, number>, npi: string, record: number): string | null {
  const first = recordOf.get(Number(npi));
  recordOf.set(Number(npi), first ?? record);
  return first === undefined ? null : `npi "${npi}" stands in record ${first} already.`;
}
