import fc from 'fast-check';
import { type TestApp, startApp } from '../support/app.ts';
import { insertSuperUser } from '../support/people.ts';
import { routesOf } from '../support/routes.ts';
import { type NamedRequest, requestsFor } from './book-requests.ts';
import { type Book, insertBook, sellOnePlan } from './fixtures.ts';
import { databaseState } from './database-state.ts';

/** Values that break careless code: of every kind, far too large, and texts that mean something elsewhere. */
const NASTY = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '0',
  '１２３',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200f',
  '😀'.repeat(200),
  "' OR 1=1 --",
  '%_!',
  '${7*7}',
  '../../etc/passwd',
  '9999-12-31',
  '0000-00-00',
  '02/29/2027',
  'x'.repeat(100_000),
  [],
  [[]],
  [null],
  {},
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
] as const;

const nasty = fc.constantFrom<unknown>(...NASTY);

/** The body with some of its fields, at any depth, made into something else. */
function spoiled(body: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(body)) {
    return fc.oneof(nasty, fc.tuple(...body.map(spoiled)), fc.array(fc.oneof(nasty, ...body.map(spoiled))));
  }
  if (typeof body === 'object' && body !== null) {
    const fields = Object.entries(body).map(([name, value]) => [
      name,
      fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: spoiled(value) }),
    ]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
  }
  return fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }));
}

describe('generated bodies', () => {
  let app: TestApp;
  let book: Book;
  let requests: NamedRequest[];
  beforeAll(async () => {
    app = await startApp();
    const planId = await sellOnePlan(app);
    book = await insertBook(app, planId);
    const rule = {
      Key: 'MaxEmployeeAge',
      Value: '99',
      Description: 'x',
      EffectiveDate: '2027-01-01',
      ConfigSource: 0,
    };
    requests = [
      ...requestsFor(routesOf(app.server), { book, planId }).filter(({ body }) => body !== undefined),
      {
        name: 'POST /api/sales/AddOrUpdateBusinessRule',
        method: 'post',
        path: '/api/sales/AddOrUpdateBusinessRule',
        body: rule,
        hasId: false,
      },
    ];
  });
  afterAll(() => app.close());

  it('never make a server error, are refused in words, and a refusal changes nothing', async () => {
    const agent = await app.as(book.agent);
    const superUser = await app.as(await insertSuperUser(app));
    const refused: number[] = [];
    for (const { name, method, path, body } of requests) {
      const caller = /\/(sales|people)\//.test(name) ? superUser : agent;
      let before = await databaseState(app);
      await fc.assert(
        fc.asyncProperty(fc.oneof(spoiled(body), fc.jsonValue({ maxDepth: 3 })), async (sent) => {
          const answer = await caller[method](path).set('Content-Type', 'application/json').send(JSON.stringify(sent));
          const after = await databaseState(app);
          if (answer.status >= 400) {
            refused.push(answer.status);
            expect({ name, sent, status: answer.status < 500, message: answer.body.Message }).toEqual({
              name,
              sent,
              status: true,
              message: expect.stringMatching(/\S/) as string,
            });
            expect(after).toEqual(before);
          }
          before = after;
        }),
        { numRuns: 15, seed: 20_261_120 },
      );
    }
    // The generator must reach past the first check: refusals of more than one kind.
    expect(new Set(refused).size).toBeGreaterThan(2);
  }, 900_000);
});
