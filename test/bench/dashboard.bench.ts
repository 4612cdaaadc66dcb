import { startServer } from '../support/running-server.ts';
import { signInToApi } from './api-session.ts';
import { mysqlBenchDatabase } from './bench-database.ts';
import { percentile99 } from './load.ts';
import { repeatInBooks } from './copied-rows.ts';
import { manyGroups } from './many-groups.ts';
import { atMost, type Finding, noTarget } from './report.ts';
import { inTurns } from './turns.ts';

const FEW = 10_000;
const MANY = 50_000;
const QUOTES_OF_A_GROUP = 4;
const ROUNDS = 5;

/**
 * What the home screen asks for, by the agent whose groups these are, by internal staff, and by the agent admin over the same
 * book. For the last no target is set: the groups of several agents are put into one order on each request.
 */
export async function dashboardBench(): Promise<Finding[]> {
  const [few, many] = [await dashboardOf(FEW), await dashboardOf(MANY)];
  if (!few || !many) {
    console.warn('Not measured: the dashboard needs MySQL or MariaDB.');
    return [];
  }
  try {
    const findings: Finding[] = [];
    for (const userName of ['agent', 'agentadmin', 'sales']) {
      const { ours, floor, ratio } = await inTurns(
        () => many.p99(userName),
        () => few.p99(userName),
        ROUNDS,
      );
      const detail = `${ours.toFixed(1)} ms, ${floor.toFixed(1)} ms`;
      const point = `dashboard of ${userName}: ${MANY} groups against ${FEW}, p99`;
      const finding = atMost(point, ratio, 1.5, detail);
      findings.push(userName === 'agentadmin' ? noTarget(finding) : finding);
    }
    return findings;
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
}

/** A server of its own over so many groups with four quotes each. */
async function dashboardOf(groups: number) {
  const database = await mysqlBenchDatabase();
  if (!database) {
    return null;
  }
  await manyGroups(database, groups, QUOTES_OF_A_GROUP);
  await repeatInBooks(database);
  const server = await startServer(`bench-dashboard-${groups}`, { DATABASE_URL: database.url });
  const sessions = new Map<string, Awaited<ReturnType<typeof signInToApi>>>();
  return {
    p99: async (userName: string): Promise<number> => {
      const session = sessions.get(userName) ?? (await signInToApi(server.url, userName));
      sessions.set(userName, session);
      return percentile99({ url: `${server.url}/api/dashboard`, headers: session.headers });
    },
    stop: async () => {
      await server.stop();
      await database.drop();
    },
  };
}
