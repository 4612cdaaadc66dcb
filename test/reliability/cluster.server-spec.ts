import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import type { AuditVerification } from '../../shared/src/audit/audit.record.ts';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { until } from '../support/eventually.ts';
import { type GaleraCluster, startGalera } from '../support/galera.ts';
import { groupBody } from '../support/group-builders.ts';
import { HttpSession } from '../support/http-session.ts';
import { launchServer } from '../support/running-server.ts';

const CLIENTS = 32;
const ROUNDS = 4;

type Server = Awaited<ReturnType<typeof launchServer>>;
type Group = { Id: number; Version: number; AssociatedAgents: unknown };

describe('three processes, each on its own member of a cluster', () => {
  let cluster: GaleraCluster;
  let servers: Server[] = [];
  let session: HttpSession;
  beforeAll(async () => {
    cluster = await startGalera();
    const launch = (url: string, at: number) =>
      launchServer(`cluster-${at + 1}`, { DATABASE_URL: url, API_DOCS: 'false' });
    servers = await Promise.all(cluster.urls.map(launch));
    await Promise.all(servers.map((server) => server.ready()));
    session = new HttpSession(servers[0]!.url);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await cluster?.stop();
  });

  let agents: unknown;
  const body = (GroupName: string) => groupBody({ GroupName, AssociatedAgents: agents });
  const at = (turn: number) => session.at(servers[turn % servers.length]!.url);
  const onMember = async <Result>(member: number, work: (database: DataSource) => Promise<Result>) => {
    const database = await new DataSource(await databaseOptions(cluster.urls[member]!)).initialize();
    return work(database).finally(() => database.destroy());
  };

  it('start at the same moment and leave one schema and the demo data once', async () => {
    const rows = (sql: string) => onMember(0, (database) => database.query<Record<string, unknown>[]>(sql));
    expect(await rows('SELECT name FROM migrations GROUP BY name HAVING COUNT(*) > 1')).toEqual([]);
    expect(await rows('SELECT username FROM users GROUP BY username HAVING COUNT(*) > 1')).toEqual([]);
    expect(await rows('SELECT name FROM `groups` GROUP BY name HAVING COUNT(*) > 1')).toEqual([]);
    expect(await session.signIn('agent', DEMO_PASSWORD)).toBe(200);
    const { Id } = await at(1).firstGroup();
    ({ AssociatedAgents: agents } = (await (await at(2).get(`/api/group/GetGroupById/${Id}`)).json()) as Group);
  });

  it('serve users whose every request goes to another process, and refuse nobody', async () => {
    const problems: string[] = [];
    const answered = async <Body>(what: string, answer: Response): Promise<Body> => {
      const text = await answer.text();
      if (!answer.ok) {
        problems.push(`${what}: ${answer.status} ${text.slice(0, 200)}`);
      }
      return JSON.parse(text) as Body;
    };
    const client = async (number: number) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const turn = number + round * 5;
        const sent = body(`Cluster ${number} ${round}`);
        const made = await answered<Group>('POST', await at(turn).send('POST', '/api/group', sent));
        const { Id, Version } = await answered<Group>(
          'GET',
          await at(turn + 1).get(`/api/group/GetGroupById/${made.Id}`),
        );
        const changed = { ...sent, Id, Version, PhoneNumber: '616-555-0199' };
        await answered<Group>('PUT', await at(turn + 2).send('PUT', '/api/group', changed));
        const quote = { GroupId: made.Id, QuoteType: 'SmallGroupNewBusiness' };
        const begun = await answered<Group>('POST quote', await at(turn + 3).send('POST', '/api/quote', quote));
        await answered('GET quote', await at(turn + 4).get(`/api/quote/${begun.Id}`));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    expect(problems).toEqual([]);
  });

  it('make one quote of 21 identical requests that come to all of them at the same moment', async () => {
    const made = await at(0).send('POST', '/api/group', body('At the same moment'));
    const { Id: GroupId } = (await made.json()) as Group;
    const quote = { GroupId, QuoteType: 'SmallGroupNewBusiness' };
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, turn) => at(turn).send('POST', '/api/quote', quote)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const quotes = await onMember(1, (database) =>
      database.query<unknown[]>(`SELECT id FROM quotes WHERE groupId = ${GroupId}`),
    );
    expect(quotes).toHaveLength(1);
  });

  it('lose nothing that was acknowledged when a member and a process are killed, and go on', async () => {
    const kept: string[] = [];
    const worst = { errorsMs: 0 };
    let isOver = false;
    /** As the proxy does: to the next one where a process does not answer, or says that it cannot. */
    const write = async (number: number, count: number): Promise<void> => {
      const sent = body(`Survives ${number} ${count}`);
      let failedAt: number | null = null;
      for (let turn = number + count; ; turn += 1) {
        const answer = await at(turn)
          .send('POST', '/api/group', sent)
          .catch(() => null);
        if (answer?.status === 201) {
          kept.push(sent.GroupName);
          return;
        }
        if (answer && answer.status !== 503) {
          throw new Error(`${answer.status}: ${await answer.text()}`);
        }
        failedAt ??= performance.now();
        worst.errorsMs = Math.max(worst.errorsMs, performance.now() - failedAt);
      }
    };
    const clients = Promise.all(
      Array.from({ length: CLIENTS }, async (_, number) => {
        for (let count = 0; !isOver; count += 1) {
          await write(number, count);
        }
      }),
    );
    await Promise.race([clients, until(() => kept.length >= CLIENTS)]);
    cluster.kill(2);
    process.kill(servers[1]!.processId, 'SIGKILL');
    const before = kept.length;
    await Promise.race([clients, until(() => kept.length >= before + 3 * CLIENTS)]);
    isOver = true;
    await clients;
    expect(await cluster.sizeAt(0)).toBe(2);
    process.stdout.write(`longest time without an answer: ${Math.round(worst.errorsMs)} ms\n`);
    for (const member of [0, 1]) {
      const rows = await onMember(member, (database) =>
        database.query<{ name: string }[]>("SELECT name FROM `groups` WHERE name LIKE 'Survives %'"),
      );
      const names = new Set(rows.map(({ name }) => name));
      expect(kept.filter((name) => !names.has(name))).toEqual([]);
    }
    expect(await onMember(1, brokenAuditRow)).toBeNull();
    const staff = new HttpSession(servers[0]!.url);
    expect(await staff.signIn('superuser', DEMO_PASSWORD)).toBe(200);
    let verified: AuditVerification;
    do {
      verified = (await (await staff.send('POST', '/api/audit/Verify', {})).json()) as AuditVerification;
    } while (verified.Status === 'Running');
    expect(verified).toMatchObject({ Status: 'Whole', Problem: null });
  });
});
