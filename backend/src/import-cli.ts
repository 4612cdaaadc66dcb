import type { DataSource } from 'typeorm';
import { withDatabase } from './cli/with-database.ts';
import { printReport, type ImportReport } from './platform/database/import-report.ts';
import { prepareDatabase } from './platform/database/prepare-database.ts';

/** Given what stands behind the kind: a file; of a formulary the year and its files. */
type Import = (database: DataSource, first: string, ...more: string[]) => Promise<ImportReport>;

/** Loaded on demand, so that one import does not load the code of the others. */
const IMPORTS: Record<string, () => Promise<Import>> = {
  rates: async () => (await import('./catalogue/plans/import/import-rates.ts')).importRates,
  plans: async () => (await import('./catalogue/plans/import/import-plans.ts')).importPlans,
  benefits: async () => (await import('./catalogue/plans/import/import-benefits.ts')).importBenefits,
  crosswalk: async () => (await import('./catalogue/plans/import/import-crosswalk.ts')).importCrosswalk,
  benchmarks: async () => (await import('./catalogue/plans/import/import-benchmarks.ts')).importBenchmarks,
  contracts: async () => (await import('./book/contracts/import/import-contracts.ts')).importContracts,
  locations: async () => (await import('./catalogue/locations/import-locations.ts')).importLocations,
  providers: async () => (await import('./catalogue/providers/import/import-providers.ts')).importProviders,
  formulary: async () => (await import('./catalogue/medicines/import/import-formulary.ts')).importFormulary,
};
/** Imports of JSON lists. */
const OF_RECORDS = ['providers', 'formulary'];

/** `npm run import:rates|plans|benefits|crosswalk|benchmarks|contracts|locations|providers -- FILE`, `import:formulary -- YEAR FILES`. Exits with code 1 when nothing was written. */
const [kind = '', first, ...more] = process.argv.slice(2);
const load = IMPORTS[kind];
if (!load || !first) {
  process.stderr.write(`Give a file: npm run import:${load ? kind : Object.keys(IMPORTS).join('|')} -- FILE\n`);
  process.exitCode = 1;
} else {
  await withDatabase(async (database) => {
    await prepareDatabase(database);
    const run = await load();
    const report = await run(database, first, ...more);
    process.stdout.write(`${printReport(report, OF_RECORDS.includes(kind) ? 'record' : 'row')}\n`);
    process.exitCode = report.refusedTotal > 0 ? 1 : 0;
  });
}
