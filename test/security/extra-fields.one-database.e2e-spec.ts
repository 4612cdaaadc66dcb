import { type TestApp, startApp } from '../support/app.ts';
import { insertSalesUser, insertSuperUser } from '../support/people.ts';
import { routesOf } from '../support/routes.ts';
import { ACCESS_BY_ROUTE } from './access-by-route.ts';
import { type NamedRequest, requestsFor } from './book-requests.ts';
import { type Book, insertBook, sellOnePlan } from './fixtures.ts';
import { databaseState } from './database-state.ts';

/** What somebody would like to set along with what they may: raw JSON, as some names mean something to JavaScript itself. */
const EXTRAS = [
  '"Status":"Approved"',
  '"QuoteStatus":{"Id":7}',
  '"ReadOnly":0,"ReadOnlyReason":0',
  '"IsDeleted":true',
  '"AssignedToUsername":"somebody"',
  '"createdByUserId":1,"CreatedByUserId":1',
  '"GroupId":2000000001',
  '"version":99,"rowKey":"x"',
  '"UserRoles":["pq-role-superuser"],"IsInternal":true',
  '"ssnSealed":"x","ssnFingerprint":"x"',
  '"__proto__":{"Status":"Approved"}',
  '"constructor":{"prototype":{"Status":"Approved"}}',
  '"constructor":"x"',
  '"prototype":{"Status":"Approved"}',
  '"Nobody":[{"constructor":"x"}]',
];

/** A quote is made for a group; other ids of groups are other groups. Who claims a quote sends it as the queue answered it. */
const isTakenBack = (name: string, extra: string) =>
  (NAME_A_GROUP.includes(name) && extra.includes('GroupId')) ||
  (WHOLE_OBJECTS.includes(name) && /Status|ReadOnly|IsDel|GroupId/.test(extra)) ||
  // A criterion of the search, which writes nothing.
  (name.endsWith('SearchIndividualByCriteria') && extra.startsWith('"Status"')) ||
  (name.endsWith('UserToQuote') && /Status|IsDel|AssignedTo|GroupId/.test(extra));

/** The group is told in their bodies: another one than the quote's is not found. */
const NAME_A_GROUP = [
  'POST /api/quote',
  'POST /api/enrollment/SignElectronically',
  'PUT /api/enrollment/SendBackToSignatureRequired',
];

/** Whole objects that were read may be sent back to these; what nobody may change by them must be as it is stored, or is left aside. */
const WHOLE_OBJECTS = ['PUT /api/quote', 'PUT /api/group'];

const isForStaff = (name: string) => !(ACCESS_BY_ROUTE[name] ?? []).includes('agent');

describe('fields that a request must not set', () => {
  let app: TestApp;
  let book: Book;
  let requests: NamedRequest[];
  beforeAll(async () => {
    app = await startApp();
    const planId = await sellOnePlan(app);
    book = await insertBook(app, planId);
    requests = requestsFor(routesOf(app.server), { book, planId }).filter(({ body }) => typeof body === 'object');
    requests.push({
      name: 'POST /api/sales/AddOrUpdateBusinessRule',
      method: 'post',
      path: '/api/sales/AddOrUpdateBusinessRule',
      body: { Key: 'MaxEmployeeAge', Value: '98', Description: 'x', EffectiveDate: '2027-01-01', ConfigSource: 0 },
      hasId: false,
    });
  });
  afterAll(() => app.close());

  it('are refused by every changing route, by name, and nothing is written', async () => {
    const agent = await app.as(book.agent);
    const superUser = await app.as(await insertSuperUser(app));
    const sales = await app.as(await insertSalesUser(app));
    const before = await databaseState(app);
    const taken: string[] = [];
    for (const { name, method, path, body } of requests) {
      const caller = /\/(audit|sales|people)\//.test(name) ? superUser : isForStaff(name) ? sales : agent;
      const extras = EXTRAS.filter((each) => !isTakenBack(name, each));
      for (const extra of extras) {
        const answer = await caller[method](path).type('json').send(withExtra(body, extra));
        if (answer.status !== 400 || !/\S/.test(String(answer.body.Message))) {
          taken.push(`${name} with ${extra}: ${answer.status}`);
        }
      }
    }
    expect(taken).toEqual([]);
    expect(await databaseState(app)).toEqual(before);
  });

  it.each([
    ['Status', 'Approved'],
    ['ReadOnly', 1],
    ['IsDeleted', true],
    ['GroupId', 2_000_000_001],
    ['QuoteType', 'SmallGroupRenewal'],
    ['EffectiveDate', '2027-02-01'],
  ])('%s of a whole quote that is sent back must be as it is stored', async (field, value) => {
    const caller = await app.as(book.agent);
    const { body: quote } = await caller.get(`/api/quote/${book.open.id}`);
    const before = await databaseState(app);
    const answer = await caller.put('/api/quote').send({ ...quote, [field]: value });
    expect([answer.status, Object.keys(answer.body.Fields as object)]).toEqual([400, [field]]);
    expect(await databaseState(app)).toEqual(before);
  });

  it.each(['"hasOwnProperty":1', '"toString":"x","valueOf":1'])('%s means nothing', async (extra) => {
    const caller = await app.as(book.agent);
    const { body: stored } = await caller.get(`/api/quote/${book.open.id}`);
    const { Id, Version } = stored as { Id: number; Version: number };
    const sent = withExtra({ Id, Version, Name: `Named ${Version}` }, extra);
    const { status, body } = await caller.put('/api/quote').type('json').send(sent);
    const { ModifiedAt } = body as { ModifiedAt: string };
    expect([status, body]).toEqual([200, { ...stored, Name: `Named ${Version}`, Version: Version + 1, ModifiedAt }]);
  });

  it.each(['1', 1.5, 0, -1, null, undefined, [1], { valueOf: 1 }, 1e308])(
    'a version of %j opens no way around another editor',
    async (Version) => {
      const caller = await app.as(book.agent);
      const before = await databaseState(app);
      const answers = [
        await caller.put('/api/quote').send({ Id: book.open.id, Name: 'Mine', Version }),
        await caller.put(`/api/quote/Delete/${book.open.id}`).send({ Version }),
        await caller
          .put(`/api/quote/PutUpdatedEffectiveDate/${book.open.id}`)
          .send({ EffectiveDate: '2027-02-01', Version }),
      ];
      const allowed = Version === 1e308 ? [400, 409] : [400];
      expect(answers.filter(({ status }) => !allowed.includes(status))).toEqual([]);
      expect(await databaseState(app)).toEqual(before);
    },
  );
});

const withExtra = (body: object | string | undefined, extra: string): string => {
  const text = JSON.stringify(body);
  return text.startsWith('[')
    ? text.replace('[{', `[{${extra},`)
    : text === '{}'
      ? `{${extra}}`
      : text.replace('{', `{${extra},`);
};
