import type { CurrentUserResponse } from '../../shared/src/session/account.record.ts';
import { startServer } from '../support/running-server.ts';
import { againstFloor } from './against-floor.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { mysqlBenchDatabase } from './bench-database.ts';
import { businessRulesPage, dashboardPage, quoteById } from './best-sql.ts';
import { millisecondsPerRequest } from './load.ts';
import { manyGroups } from './many-groups.ts';
import { atMost, type Finding } from './report.ts';
import { inTurns } from './turns.ts';

const GROUPS = 20_000;
const ROUNDS = 5;
const page = (first: number) => `/api/dashboard?range=${encodeURIComponent(JSON.stringify([first, first + 9]))}`;
const RULES = `/api/sales/GetBusinessRules?range=${encodeURIComponent('[0,9]')}`;

/** Lists and single records on MySQL or MariaDB, against node:http and mysql2 sending the best SQL for it. */
export async function endpointsBench(): Promise<Finding[]> {
  const database = await mysqlBenchDatabase();
  if (!database) {
    console.warn('Not measured: the endpoints need MySQL or MariaDB.');
    return [];
  }
  await manyGroups(database, GROUPS);
  const server = await startServer('bench-endpoints', { DATABASE_URL: database.url });
  try {
    const agent = await signInToApi(server.url, 'agent');
    const superUser = await signInToApi(server.url, 'superuser');
    const [newest] = await agent.get<{ LQID: number }[]>(page(0));
    const { AgentId } = await agent.get<CurrentUserResponse>('/api/account');
    const [quoteId, agentId] = [newest?.LQID ?? 0, AgentId ?? 0];
    return [
      await againstFloor(`dashboard, page of 10 of ${GROUPS}`, 0.9, {
        database,
        url: server.url,
        session: agent,
        path: page(0),
        statements: dashboardPage(agentId),
      }),
      await againstFloor('business rules, page of 10, repeated', 2, {
        database,
        url: server.url,
        session: superUser,
        path: RULES,
        statements: businessRulesPage(),
      }),
      await againstFloor('quote by id', 0.7, {
        database,
        url: server.url,
        session: agent,
        path: `/api/quote/${quoteId}`,
        statements: quoteById(quoteId, agentId),
      }),
      await deepPage(server.url, agent),
    ];
  } finally {
    await server.stop();
    await database.drop();
  }
}

async function deepPage(url: string, { headers }: ApiSession): Promise<Finding> {
  const { ours, floor, ratio } = await inTurns(
    () => millisecondsPerRequest({ url: url + page(GROUPS * 0.8), headers }),
    () => millisecondsPerRequest({ url: url + page(0), headers }),
    ROUNDS,
  );
  return atMost('dashboard, page 1,600 against page 1', ratio, 6, `${ours.toFixed(1)} ms, ${floor.toFixed(1)} ms`);
}
