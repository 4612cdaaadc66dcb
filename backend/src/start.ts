import 'reflect-metadata';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { Clock } from './platform/clock.ts';
import { Env } from './platform/config/env.ts';
import { limitStatements } from './platform/database/connection.ts';
import { prepareDatabase } from './platform/database/prepare-database.ts';
import { listDatabaseWarnings } from './platform/database/start-warnings.ts';
import { DemoClock } from './seed/demo-clock.ts';
import { playDemo } from './seed/play-demo.ts';
import { seedDatabase } from './seed/seed.ts';
import { checkAuditKeys } from './platform/security/audit-key-check.ts';
import { AuditKeys } from './platform/security/audit-keys.ts';
import { FieldEncryption } from './platform/security/field-encryption.ts';
import { checkFieldKeys } from './platform/security/key-check.ts';
import { serveFrontEnds } from './platform/http/front-ends.ts';
import { endGracefully } from './platform/http/graceful-shutdown.ts';
import { startProblem } from './platform/start-problems.ts';
import { surviveUncaughtErrors } from './platform/http/uncaught-errors.ts';
import { createServer } from './server.ts';
import { serveOpenApi } from './platform/http/open-api.ts';

/** dist/backend/src -> dist, the output directory of the front ends. The bundle is in the same folder. */
const DIST = join(import.meta.dirname, '..', '..');

/** Prepares the database and listens; a failure says in words what to do. */
export async function start(settings: Readonly<Record<string, string | undefined>>): Promise<void> {
  let env: Env | null = null;
  try {
    env = new Env(settings);
    await serve(env);
  } catch (error) {
    process.stderr.write(`${await startProblem(error, env)}\n`);
    process.exit(1);
  }
}

async function serve(env: Env): Promise<void> {
  const clock = env.demoMode ? new DemoClock() : new Clock();
  const app = await createServer(env, clock);
  endGracefully(app);
  const database = app.get(DataSource);
  await prepareDatabase(database, async () => {
    const encryption = app.get(FieldEncryption);
    await checkFieldKeys(database, encryption);
    await checkAuditKeys(database, app.get(AuditKeys));
    await seedDatabase(database, { demo: env.demoMode, clock, encryption });
    if (clock instanceof DemoClock) {
      await playDemo(app, clock);
    }
  });
  for (const warning of await listDatabaseWarnings(database, new Clock())) {
    new Logger('Database').warn(warning);
  }
  limitStatements(database, env.databaseTimeoutMs);
  if (env.apiDocs) {
    serveOpenApi(app);
  }
  await serveFrontEnds(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, DIST);
  await app.listen(env.port, env.host);
  surviveUncaughtErrors();
  process.stdout.write(`Priority Quote is ready at ${await app.getUrl()}\n`);
}
