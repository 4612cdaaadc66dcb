import { connect, type Socket } from 'node:net';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { MAX_UPLOAD_BYTES, MUST_BE_PDF, PDF_TOO_LARGE } from '../../shared/src/enrollment/upload-rules.ts';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { createDemoDatabase, type DemoDatabase } from '../support/demo-database.ts';
import { until } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { groupBody } from '../support/group-builders.ts';
import { HttpSession } from '../support/http-session.ts';
import { type Proxy, startProxy } from '../support/proxy.ts';
import { launchServer, type LaunchedServer } from '../support/running-server.ts';

const METRICS_TOKEN = 'a token that only the operator has';
const CLIENTS = 8;
const LIMIT_MS = 600_000;

describe('the proxy of deploy/ in front of two processes', () => {
  let database: DemoDatabase;
  let servers: LaunchedServer[] = [];
  let proxy: Proxy;
  let session: HttpSession;
  beforeAll(async () => {
    database = await createDemoDatabase('mysql');
    const port = await freePort();
    const settings = {
      DATABASE_URL: database.url,
      PUBLIC_URL: `http://localhost:${port}`,
      TRUST_PROXY: '127.0.0.1,::1',
      METRICS_TOKEN,
    };
    const launch = (name: string) => launchServer(name, settings, database.folder);
    servers = await Promise.all(['behind-proxy-1', 'behind-proxy-2'].map(launch));
    await Promise.all(servers.map((server) => server.ready()));
    proxy = await startProxy(port, servers);
    session = new HttpSession(proxy.url);
    expect(await session.signIn('agent', DEMO_PASSWORD)).toBe(200);
  }, LIMIT_MS);
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(servers.map((server) => server.end()));
    await database?.drop();
  });

  /** A connection of its own, because fetch would tidy the address up; what has arrived is collected. */
  async function opened(head: string): Promise<{ socket: Socket; said: () => string; closed: Promise<unknown> }> {
    const { port } = new URL(proxy.url);
    const socket = connect({ host: 'localhost', port: Number(port) });
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(head);
    return { socket, said: () => text, closed };
  }
  const lines = (...each: string[]) => [...each, '', ''].join('\r\n');
  const host = () => `Host: ${new URL(proxy.url).host}`;
  /** Somebody else is answered, by whichever process. */
  const expectAnswers = async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => session.get('/api/dashboard')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  };

  it.each([
    '/api/metrics',
    '/api/metrics/',
    '/api/metrics?from=outside',
    '/api/metrics;from=outside',
    '/API/Metrics',
    '/api//metrics',
    '//api/metrics',
    '/api/./metrics',
    '/api/health/../metrics',
    '/api/%6detrics',
    '/api%2Fmetrics',
    '/api/health/%2e%2e/metrics',
  ])('does not let %s in, not even with the token', async (path) => {
    const Authorization = `Bearer ${METRICS_TOKEN}`;
    const inside = await fetch(`${servers[0]!.url}/api/metrics`, { headers: { Authorization } });
    expect([inside.status, await inside.text()]).toEqual([200, expect.stringContaining('# TYPE ')]);
    const head = lines(`GET ${path} HTTP/1.1`, host(), `Authorization: ${Authorization}`, 'Connection: close');
    const { said, closed } = await opened(head);
    await closed;
    expect(said()).toMatch(/^HTTP\/1\.1 /);
    expect(said()).not.toContain('# TYPE ');
  });

  /** Of the agent's, in Enrolling. */
  async function enrollingQuote(): Promise<number> {
    const rows = await database.tables.query<{ id: number }[]>(
      "SELECT id FROM quotes WHERE status = 'Enrolling' AND groupId IS NOT NULL",
    );
    for (const { id } of rows) {
      if ((await session.get(`/api/enrollment/GetQuoteDocuments/${id}`)).status === 200) {
        return id;
      }
    }
    throw new Error('The agent has no quote in Enrolling.');
  }

  it('passes a document of the largest size on, and what the API says of a larger one', async () => {
    const path = `/api/enrollment/UploadDocument/${await enrollingQuote()}/24`;
    const upload = async (bytes: number) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'Scan.pdf');
      const answer = await session.send('POST', path, form);
      return [answer.status, ((await answer.json()) as { Message: string }).Message];
    };
    // It has been read to its end, and is no PDF.
    expect(await upload(MAX_UPLOAD_BYTES)).toEqual([415, MUST_BE_PDF]);
    expect(await upload(MAX_UPLOAD_BYTES + 200_000)).toEqual([413, PDF_TOO_LARGE]);
    await expectAnswers();
  });

  it('refuses a body beyond that, and answers others meanwhile', async () => {
    const head = lines('POST /api/group HTTP/1.1', host(), `Cookie: ${session.cookie()}`, 'Transfer-Encoding: chunked');
    const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
    const { socket, said, closed } = await opened(head);
    let isClosed = false;
    void closed.then(() => (isClosed = true));
    while (!isClosed && said() === '') {
      await new Promise((resolve) => socket.write(chunk, resolve));
    }
    await expectAnswers();
    socket.destroy();
    expect(said()).not.toMatch(/^HTTP\/1\.1 2/);
  });

  it('answers others while bodies are half sent, and ends these', async () => {
    const head = lines(
      'POST /api/group HTTP/1.1',
      host(),
      `Origin: ${proxy.url}`,
      `Cookie: ${session.cookie()}`,
      ...Object.entries(session.jsonHeaders()).map(([name, value]) => `${name}: ${value}`),
      'Content-Length: 5000',
    );
    const half = await Promise.all(Array.from({ length: 20 }, () => opened(`${head}{"GroupName":"Half sent`)));
    await expectAnswers();
    // Half of them hang up, the others wait for what the server says.
    half.slice(10).forEach(({ socket }) => socket.destroy());
    await expectAnswers();
    await Promise.all(half.map(({ closed }) => closed));
    expect(half.filter(({ said }) => said().includes('"Id"'))).toEqual([]);
    const stored = await database.tables.query<unknown[]>("SELECT id FROM `groups` WHERE name LIKE 'Half sent%'");
    expect(stored).toEqual([]);
  });

  it('answers others while readers take nothing', async () => {
    // An answer of a megabyte and more, again and again.
    const head = lines('GET /api/docs-json HTTP/1.1', host(), `Cookie: ${session.cookie()}`);
    const slow = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const reader = await opened('');
        reader.socket.pause();
        reader.socket.write(head.repeat(8));
        return reader;
      }),
    );
    await expectAnswers();
    await expectAnswers();
    slow.forEach(({ socket }) => socket.destroy());
    await expectAnswers();
  });

  it(
    'goes on with one process when the other is killed, and loses nothing that was acknowledged',
    async () => {
      const { Id } = await session.firstGroup();
      const { AssociatedAgents } = (await (await session.get(`/api/group/GetGroupById/${Id}`)).json()) as {
        AssociatedAgents: unknown;
      };
      const kept: string[] = [];
      const refused: number[] = [];
      let isOver = false;
      const write = async (client: number) => {
        for (let count = 0; !isOver; count += 1) {
          const GroupName = `Behind the proxy ${client} ${count}`;
          const body = groupBody({ GroupName, AssociatedAgents: AssociatedAgents as never });
          const { status } = await session.send('POST', '/api/group', body);
          if (status === 201) {
            kept.push(GroupName);
          } else {
            refused.push(status);
          }
        }
      };
      const clients = Promise.all(Array.from({ length: CLIENTS }, (_, client) => write(client)));
      await Promise.race([clients, until(() => kept.length >= CLIENTS)]);
      await servers[0]!.kill();
      const before = kept.length;
      await Promise.race([clients, until(() => kept.length >= before + 5 * CLIENTS)]);
      isOver = true;
      await clients;
      // Only what was at the killed process when it ended; the proxy does not repeat a write by itself.
      expect(refused.filter((status) => status !== 502 && status !== 503)).toEqual([]);
      expect(refused.length).toBeLessThanOrEqual(CLIENTS);
      const stored = await database.tables.query<{ name: string }[]>(
        "SELECT name FROM `groups` WHERE name LIKE 'Behind the proxy %'",
      );
      const names = stored.map(({ name }) => name);
      expect(kept.filter((name) => !names.includes(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      await expectAnswers();
      expect(await brokenAuditRow(database.tables)).toBeNull();
    },
    LIMIT_MS,
  );
});
