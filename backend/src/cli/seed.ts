import 'reflect-metadata';
import { Clock } from '../platform/clock.ts';
import { DemoClock } from '../seed/demo-clock.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { playDemo } from '../seed/play-demo.ts';
import { seedDatabase } from '../seed/seed.ts';
import { FieldEncryption } from '../platform/security/field-encryption.ts';
import { createServer } from '../server.ts';
import { withDatabase } from './with-database.ts';

/** Fills empty tables; with --reset first drops everything, which only a demo database allows. */
await withDatabase(async (database, env) => {
  if (process.argv.includes('--reset')) {
    if (!env.demoMode) {
      throw new Error('Only a demo database can be reset: DEMO_MODE is off.');
    }
    await database.dropDatabase();
  }
  await prepareDatabase(database, () =>
    seedDatabase(database, { demo: env.demoMode, clock: new Clock(), encryption: new FieldEncryption(env) }),
  );
  if (env.demoMode) {
    const clock = new DemoClock();
    const app = await createServer(env, clock);
    await playDemo(app, clock).finally(() => app.close());
  }
  process.stdout.write('The data is in place.\n');
});
