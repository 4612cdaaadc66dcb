import { migrate } from '../database/migrate.ts';
import { inStartTurn } from '../database/start-turn.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (database) => {
  await inStartTurn(database, () => migrate(database));
  process.stdout.write('The database is up to date.\n');
});
