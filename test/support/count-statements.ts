import type { TestApp } from './app.ts';

/** Versions of caches are read once a second, in whichever request comes first: they are no part of its work. */
const CACHE_VERSIONS = /FROM\W+system_state\b/;

/** How many statements containing this text the database receives during a request. */
export async function countStatements(app: TestApp, name: RegExp, ask: () => PromiseLike<unknown>): Promise<number> {
  const { logger } = app.database;
  const logQuery = logger.logQuery.bind(logger);
  let count = 0;
  logger.logQuery = (...query) => {
    count += name.test(query[0]) && !CACHE_VERSIONS.test(query[0]) ? 1 : 0;
    logQuery(...query);
  };
  await ask();
  logger.logQuery = logQuery;
  return count;
}
