import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertSuperUser } from '../support/people.ts';
import { routesOf } from '../support/routes.ts';
import { isWhole } from '../support/scope.ts';
import { ACCESS_BY_ROUTE } from './access-by-route.ts';
import { type NamedRequest, requestsFor } from './book-requests.ts';
import { documentedOperations, filled, type Operation, placesIn } from './document-requests.ts';
import { type Book, insertBook, sellOnePlan } from './fixtures.ts';

const MEGABYTE = 1_000_000;
/** Of the server's own thread, for a megabyte. The dearest of all takes a fifth of it. */
const MOST_CPU_MS = 600;
const SLOW = ' ms of the thread';
const MOST_REFUSAL_BYTES = 64 * 1024;
/** What careless searches and patterns go over again and again. */
const TEXTS = isWhole ? ['<a', ' ', '1', 'a@', '(', '\\', '\u00e9', '%_', '=', '/'] : ['<a'];
const IN_ADDRESS = ['x'.repeat(5_000), '9999-12-31', '1753-01-01', '[0,1e308]', '{"q":{"$gt":""}}', '\u0000', '-1'];

describe('every operation of /api/docs-json', () => {
  let app: TestApp;
  let book: Book;
  let operations: Operation[];
  let requests: Map<string, NamedRequest>;
  let callers: Record<'superuser' | 'agent' | 'visitor', Caller>;
  beforeAll(async () => {
    app = await startApp();
    const planId = await sellOnePlan(app);
    book = await insertBook(app, planId);
    operations = documentedOperations(app.server).filter(({ name }) => name !== 'DELETE /api/account');
    requests = new Map(requestsFor(routesOf(app.server), { book, planId }).map((request) => [request.name, request]));
    callers = {
      superuser: await app.as(await insertSuperUser(app)),
      agent: await app.as(book.agent),
      visitor: await app.visitor(),
    };
  });
  afterAll(() => app.close());

  const callerOf = (name: string): Caller => {
    const allowed = ACCESS_BY_ROUTE[name];
    if (!Array.isArray(allowed)) {
      return callers.visitor;
    }
    return allowed.includes('agent') ? callers.agent : callers.superuser;
  };
  const pathOf = ({ name, path }: Operation): string => requests.get(name)?.path.split('?')[0] ?? path;

  /** Asks; twice more if that took long, because what took long by chance (collected memory, another process) does not do so again. */
  async function problemOf(send: Parameters<typeof problemOfOne>[0]): Promise<string | null> {
    let problem = await problemOfOne(send);
    for (let again = 0; again < 2 && problem?.endsWith(SLOW); again += 1) {
      problem = await problemOfOne(send);
    }
    return problem;
  }

  /** Looks meanwhile whether the server answers others; what is wrong with the answer. */
  async function problemOfOne(send: () => PromiseLike<{ status: number; text?: string }>): Promise<string | null> {
    const before = process.threadCpuUsage();
    const [answer, health] = await Promise.all([
      Promise.resolve(send()).catch((error: unknown) => ({ status: 0, text: String(error) })),
      app.anonymous().get('/api/health/live'),
    ]);
    const { user, system } = process.threadCpuUsage(before);
    const { status, text = '' } = answer;
    if (status === 0 || status === 500 || health.status !== 200) {
      return `${status}, health ${health.status}: ${text.slice(0, 200)}`;
    }
    if (status >= 400 && text.length > MOST_REFUSAL_BYTES) {
      return `refused with ${text.length} characters`;
    }
    const milliseconds = (user + system) / 1000;
    return milliseconds > MOST_CPU_MS ? `${Math.round(milliseconds)}${SLOW}` : null;
  }

  it.each(TEXTS)('answers a megabyte of %j soon, and in few words', async (text) => {
    const wrong: string[] = [];
    for (const operation of operations.filter(({ body }) => body !== null)) {
      const { name, method, body } = operation;
      const each = text.repeat(Math.floor(MEGABYTE / text.length / Math.max(1, placesIn(body!))));
      const sent = JSON.stringify(filled(body!, each));
      const send = () => callerOf(name)[method](pathOf(operation)).set('Content-Type', 'application/json').send(sent);
      const problem = await problemOf(send);
      if (problem) {
        wrong.push(`${name}: ${problem}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(IN_ADDRESS.map((value) => [value.slice(0, 20), value]))('answers %j in an address', async (_shown, value) => {
    const wrong: string[] = [];
    for (const operation of operations.filter(({ query }) => query.length > 0)) {
      const { name, method, query } = operation;
      const all = Object.fromEntries(query.map((parameter) => [parameter.name, value]));
      const filter = JSON.stringify({ q: value, fromDate: value, toDate: value });
      const asked = [all, ...('filter' in all ? [{ filter }, { filter: value }] : []), ...oneByOne(query, value)];
      for (const each of asked) {
        const problem = await problemOf(() => callerOf(name)[method](pathOf(operation)).query(each));
        if (problem) {
          wrong.push(`${name} ${JSON.stringify(each).slice(0, 100)}: ${problem}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  const oneByOne = (query: Operation['query'], value: string): Record<string, string>[] =>
    query.map(({ name }) => ({ [name]: value }));
});
