import type { DataSource } from 'typeorm';
import { withDatabase } from './cli/with-database.ts';
import { printReport, type ImportReport } from './platform/database/import-report.ts';
import { prepareDatabase } from './platform/database/prepare-database.ts';

type Import = (database: DataSource, file: string) => Promise<ImportReport>;

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
};

/** `npm run import:rates|plans|benefits|crosswalk|benchmarks|contracts|locations|providers -- FILE`. Exits with code 1 when nothing was written. */
const [kind = '', file] = process.argv.slice(2);
const load = IMPORTS[kind];
if (!load || !file) {
  process.stderr.write(`Give a file: npm run import:${load ? kind : Object.keys(IMPORTS).join('|')} -- FILE\n`);
  process.exitCode = 1;
} else {
  await withDatabase(async (database) => {
    await prepareDatabase(database);
    const run = await load();
    const report = await run(database, file);
    process.stdout.write(`${printReport(report, kind === 'providers' ? 'record' : 'row')}\n`);
    process.exitCode = report.refusedTotal > 0 ? 1 : 0;
  });
}
