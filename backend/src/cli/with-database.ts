import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { Env } from '../platform/config/env.ts';
import { databaseOptions } from '../data-source.ts';

/** Runs a command on the configured database and closes it; prints a failure on one line and exits with code 1. */
export async function withDatabase(work: (database: DataSource, env: Env) => Promise<void>): Promise<void> {
  try {
    const env = new Env(process.env);
    const database = await new DataSource(await databaseOptions(env.databaseUrl)).initialize();
    await work(database, env).finally(() => database.destroy());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
