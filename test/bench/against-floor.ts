import type { ApiSession } from './api-session.ts';
import type { BenchDatabase } from './bench-database.ts';
import { startFloor } from './floor.ts';
import { requestsPerSecond } from './load.ts';
import { atLeast, type Finding } from './report.ts';
import { inTurns } from './turns.ts';

const ROUNDS = 5;

export interface Endpoint {
  database: BenchDatabase;
  url: string;
  session: ApiSession;
  path: string;
  /** Of a POST. */
  body?: object;
  /** The floor's result: the best SQL with the same result (`best-sql.ts`). */
  statements: string[];
}

/** A route compared with node:http and mysql2 sending the best SQL with the same result. */
export async function againstFloor(point: string, limit: number, endpoint: Endpoint): Promise<Finding> {
  const { database, url, session, path, body, statements } = endpoint;
  const floor = await startFloor(database.url, { [path]: { statements } });
  const request = body ? { headers: session.writingHeaders, body: JSON.stringify(body) } : { headers: session.headers };
  const {
    ours,
    floor: bare,
    ratio,
  } = await inTurns(
    () => requestsPerSecond({ url: url + path, ...request }),
    () => requestsPerSecond({ url: floor.url + path, ...request }),
    ROUNDS,
  ).finally(() => floor.stop());
  const detail = `${ours.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, ${statements.length} statements`;
  return atLeast(point, ratio, limit, detail);
}
