import 'reflect-metadata';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { Clock } from './clock.ts';
import { Env } from './config/env.ts';
import { migrate } from './database/migrate.ts';
import { inStartTurn } from './database/start-turn.ts';
import { DemoClock } from './database/seed/demo-clock.ts';
import { submitDemoEnrollments } from './database/seed/enrollment/submit-demo-enrollments.ts';
import { proposeDemoQuotes } from './database/seed/propose-demo-quotes.ts';
import { seedDatabase } from './database/seed/seed.ts';
import { checkAuditKeys } from './security/audit-key-check.ts';
import { AuditKeys } from './security/audit-keys.ts';
import { FieldEncryption } from './security/field-encryption.ts';
import { checkFieldKeys } from './security/key-check.ts';
import { serveFrontEnds } from './http/front-ends.ts';
import { endGracefully } from './http/graceful-shutdown.ts';
import { createServer } from './http/server.ts';
import { serveOpenApi } from './http/open-api.ts';

/** dist/backend/src -> dist, where the front ends are built to. */
const DIST = join(import.meta.dirname, '..', '..');

async function main(): Promise<void> {
  const env = new Env(process.env);
  const clock = env.demoMode ? new DemoClock() : new Clock();
  const app = await createServer(env, clock);
  endGracefully(app);
  const database = app.get(DataSource);
  await inStartTurn(database, async () => {
    await migrate(database);
    const encryption = app.get(FieldEncryption);
    await checkFieldKeys(database, encryption);
    await checkAuditKeys(database, app.get(AuditKeys));
    await seedDatabase(database, { demo: env.demoMode, clock, encryption });
    if (clock instanceof DemoClock) {
      await proposeDemoQuotes(app, clock);
      await submitDemoEnrollments(app, clock);
    }
  });
  if (env.apiDocs) {
    serveOpenApi(app);
  }
  await serveFrontEnds(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, DIST);
  await app.listen(env.port, env.host);
  process.stdout.write(`Priority Quote is ready at ${await app.getUrl()}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
