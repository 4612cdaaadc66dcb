import type { ApiSession } from './api-session.ts';
import type { BenchDatabase } from './bench-database.ts';
import { startFloor } from './floor.ts';
import { requestsPerSecond } from './load.ts';
import { recordSelects } from './recorded-sql.ts';
import { atLeast, type Finding } from './report.ts';
import { inTurns } from './turns.ts';

const ROUNDS = 5;

export interface Endpoint {
  database: BenchDatabase;
  url: string;
  session: ApiSession;
  path: string;
  /** What is answered from memory is dropped, so that the floor sends the SQL with which it gets there. */
  beforeRecording?: () => Promise<unknown>;
}

/** A route against node:http and mysql2 sending the very same SQL. */
export async function againstFloor(point: string, limit: number, endpoint: Endpoint): Promise<Finding> {
  const { database, url, session, path, beforeRecording } = endpoint;
  // What several parts of the server read at the same time is read once by the floor.
  const statements = [...new Set(await recordSelects(database.url, () => session.get(path), beforeRecording))];
  const floor = await startFloor(database.url, { [path]: { statements } });
  const { headers } = session;
  const {
    ours,
    floor: bare,
    ratio,
  } = await inTurns(
    () => requestsPerSecond({ url: url + path, headers }),
    () => requestsPerSecond({ url: floor.url + path, headers }),
    ROUNDS,
  ).finally(() => floor.stop());
  const detail = `${ours.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, ${statements.length} statements`;
  return atLeast(point, ratio, limit, detail);
}
