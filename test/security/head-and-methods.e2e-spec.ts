import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { routesOf } from '../support/routes.ts';
import { requestsFor } from './book-requests.ts';
import { type Book, insertBook, sellOnePlan } from './fixtures.ts';
import { databaseState } from './database-state.ts';

describe('methods that must change nothing', () => {
  let app: TestApp;
  let planId: number;
  let book: Book;
  beforeAll(async () => {
    app = await startApp();
    planId = await sellOnePlan(app);
    book = await insertBook(app, planId);
  });
  afterAll(() => app.close());

  const cookieOf = async () => `pq-session=${(await app.as(book.agent)).sessionCookie()}`;

  it.each(['head', 'options', 'trace', 'propfind'] as const)('%s is no way to any route', async (method) => {
    const cookie = await cookieOf();
    const before = await databaseState(app);
    const events = await app.database.manager.count(AuditEvent);
    const entered: string[] = [];
    for (const { name, path } of requestsFor(routesOf(app.server), { book, planId })) {
      const answer = await app.anonymous()[method](path).set('Cookie', cookie);
      if (answer.status < 400 || answer.status >= 500) {
        entered.push(`${name}: ${answer.status}`);
      }
    }
    expect(entered).toEqual([]);
    expect(await databaseState(app)).toEqual(before);
    expect(await app.database.manager.count(AuditEvent)).toBe(events);
  });

  const PROPOSALS = [
    'GET /api/proposal/GetProposalForQuote/:quoteId',
    'GET /api/proposal/GetProposalPackage/:quoteId',
    'GET /api/proposal/GetRenewalpackageForQuote/:quoteId',
  ];
  it('GET changes nothing either, but for the proposals, which the specification makes by a GET', async () => {
    const caller = await app.as(book.agent);
    const before = await databaseState(app);
    for (const { name, method, path } of requestsFor(routesOf(app.server), { book, planId })) {
      if (method === 'get' && !PROPOSALS.includes(name)) {
        await caller.get(path);
      }
    }
    expect(await databaseState(app)).toEqual(before);
    expect((await caller.get(`/api/proposal/GetProposalForQuote/${book.quoted.id}`)).status).toBe(200);
    expect((await databaseState(app))['quotes']).not.toEqual(before['quotes']);
  });
});
