import { availableParallelism } from 'node:os';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { signInToApi } from './api-session.ts';
import { mysqlBenchDatabase } from './bench-database.ts';
import { requestsPerSecond } from './load.ts';
import { atLeast, type Finding, noTarget } from './report.ts';
import { inTurns } from './turns.ts';

const ROUNDS = 5;
const CONNECTIONS = 16;
/** Two for the processes, two for the database and the load. */
const CORES_NEEDED = 4;
const PATH = '/api/businessrules';

/** Two API processes on one database against one of them. The load comes from this machine too, so it needs cores to spare. */
export async function processesBench(): Promise<Finding[]> {
  const database = await mysqlBenchDatabase();
  if (!database) {
    console.warn('Not measured: two processes need MySQL or MariaDB.');
    return [];
  }
  const servers: RunningServer[] = [];
  try {
    for (const name of ['bench-process-1', 'bench-process-2']) {
      servers.push(await startServer(name, { DATABASE_URL: database.url }));
    }
    const targets = await Promise.all(
      servers.map(async ({ url }) => ({ url: url + PATH, headers: (await signInToApi(url, 'agent')).headers })),
    );
    const both = async () => {
      const each = await Promise.all(
        targets.map((target) => requestsPerSecond(target, { connections: CONNECTIONS / targets.length })),
      );
      return each.reduce((sum, rate) => sum + rate, 0);
    };
    const one = () => requestsPerSecond(targets[0]!, { connections: CONNECTIONS });
    const { ours, floor, ratio } = await inTurns(both, one, ROUNDS);
    const detail = `${ours.toFixed(0)}/s, ${floor.toFixed(0)}/s, ${availableParallelism()} cores with database and load`;
    const finding = atLeast('two API processes against one', ratio, 1.8, detail);
    return [availableParallelism() >= CORES_NEEDED ? finding : noTarget(finding)];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  }
}
