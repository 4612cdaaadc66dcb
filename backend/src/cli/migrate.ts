import { migrate } from '../platform/database/migrate.ts';
import { inStartTurn } from '../platform/database/start-turn.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (database) => {
  await inStartTurn(database, () => migrate(database));
  process.stdout.write('The database is up to date.\n');
});
