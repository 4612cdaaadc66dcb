import 'reflect-metadata';
import { Clock } from '../platform/clock.ts';
import { DemoClock } from '../seed/demo-clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { inStartTurn } from '../platform/database/start-turn.ts';
import { submitDemoEnrollments } from '../seed/enrollment/submit-demo-enrollments.ts';
import { proposeDemoQuotes } from '../seed/propose-demo-quotes.ts';
import { seedDatabase } from '../seed/seed.ts';
import { FieldEncryption } from '../platform/security/field-encryption.ts';
import { createServer } from '../server.ts';
import { withDatabase } from './with-database.ts';

/** Fills what is empty; with --reset first drops everything, which only a demo database allows. */
await withDatabase(async (database, env) => {
  if (process.argv.includes('--reset')) {
    if (!env.demoMode) {
      throw new Error('Only a demo database can be reset: DEMO_MODE is off.');
    }
    await database.dropDatabase();
  }
  await inStartTurn(database, async () => {
    await migrate(database);
    await seedDatabase(database, { demo: env.demoMode, clock: new Clock(), encryption: new FieldEncryption(env) });
  });
  if (env.demoMode) {
    const clock = new DemoClock();
    const app = await createServer(env, clock);
    await proposeDemoQuotes(app, clock)
      .then(() => submitDemoEnrollments(app, clock))
      .finally(() => app.close());
  }
  process.stdout.write('The data is in place.\n');
});
