import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (database) => {
  await prepareDatabase(database);
  process.stdout.write('The database is up to date.\n');
});
