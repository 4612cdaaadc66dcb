import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { Env } from '../platform/config/env.ts';
import { databaseOptions } from '../data-source.ts';
import { startProblem } from '../platform/start-problems.ts';

/** Runs a command on the configured database and closes it; prints a failure on one line and exits with code 1. */
export async function withDatabase(work: (database: DataSource, env: Env) => Promise<void>): Promise<void> {
  let env: Env | null = null;
  try {
    env = new Env(process.env);
    const database = await new DataSource(await databaseOptions(env.databaseUrl)).initialize();
    await work(database, env).finally(() => database.destroy());
  } catch (error) {
    process.stderr.write(`${await startProblem(error, env)}\n`);
    process.exitCode = 1;
  }
}
