/**
 * Imports one rate file with the built product, in a child process so that its memory can be measured. Arguments: DATABASE_URL
 * FILE. Sends { milliseconds, liveMb } to its parent. With --expose-gc it repeatedly measures live memory after a collection
 * (liveMb); that takes time, so times are measured without it.
 */
import 'reflect-metadata';
import { DataSource } from 'typeorm';

const MB = 1_048_576;
const LOOK_EVERY_MS = 10;

/** @param {string} file below the backend as it was compiled, before it is bundled */
const built = (file) => import(new URL(`../../dist/compiled/backend/src/${file}`, import.meta.url).href);

const [databaseUrl, file] = process.argv.slice(2);
const { databaseOptions } = await built('data-source.js');
const { importRates } = await built('catalogue/plans/import/import-rates.js');
const database = await new DataSource(await databaseOptions(databaseUrl)).initialize();
let liveBytes = 0;
const look = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  liveBytes = Math.max(liveBytes, heapUsed + external);
};
look();
const looking = globalThis.gc ? setInterval(look, LOOK_EVERY_MS) : undefined;
const started = performance.now();
const report = await importRates(database, file);
const milliseconds = performance.now() - started;
clearInterval(looking);
await database.destroy();
if (report.refusedTotal > 0) {
  throw new Error(`The import refused ${report.refusedTotal} rows: ${JSON.stringify(report).slice(0, 500)}`);
}
process.send?.({ milliseconds, liveMb: liveBytes / MB });
