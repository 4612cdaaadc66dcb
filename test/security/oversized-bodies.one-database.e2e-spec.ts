import { TOO_DEEP, TOO_MANY_FIELDS } from '../../backend/src/platform/http/body-limits.ts';
import { FIRST_PROBLEMS_ONLY } from '../../backend/src/platform/http/errors.filter.ts';
import { PUBLIC_BODY_BYTES } from '../../backend/src/platform/http/public-limits.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';

/** Of a refusal, whatever was sent. */
const MOST_BYTES = 64 * 1024;
const names = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])));
const brackets = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a body that no record has', () => {
  let app: TestApp;
  let visitor: Caller;
  let staff: Caller;
  beforeAll(async () => {
    app = await startApp();
    visitor = await app.visitor();
    staff = await app.as(await insertSuperUser(app));
  });
  afterAll(() => app.close());

  const post = (caller: Caller, path: string, body: string) =>
    caller.post(path).set('Content-Type', 'application/json').send(body);

  it.each(['/api/account', '/api/account/SetPassword', '/api/employersignature/Open', '/api/employersignature/Sign'])(
    'is longer than anything that strangers send to %s',
    async (path) => {
      const { status, text } = await post(visitor, path, names(80_000));
      expect([status, text.length < MOST_BYTES]).toEqual([413, true]);
      const shorter = await post(visitor, path, names(1_000));
      expect(shorter.text.length).toBeLessThan(MOST_BYTES);
      expect([shorter.status, shorter.body.Message]).toEqual([400, TOO_MANY_FIELDS]);
      expect(names(1_000).length).toBeLessThan(PUBLIC_BODY_BYTES);
    },
  );

  it.each([
    ['many names that there are not', names(80_000), TOO_MANY_FIELDS],
    ['a list of a quarter of a million', `{"Filter":[${'{},'.repeat(250_000)}{}]}`, undefined],
    ['400,000 brackets', `{"Filter":${brackets(200_000)}}`, TOO_DEEP],
    ['a name of a megabyte', JSON.stringify({ ['x'.repeat(1_000_000)]: 1 }), undefined],
    ['names of control characters', JSON.stringify({ ['\u0001'.repeat(100_000)]: 1 }), undefined],
  ])('with %s is refused in few words', async (_, body, message) => {
    const refused = await post(staff, '/api/people/Agencies', body);
    expect([refused.status, refused.text.length < MOST_BYTES]).toEqual([400, true]);
    expect(refused.body.Message).toBe(message ?? refused.body.Message);
    expect((await visitor.get('/api/health/live')).status).toBe(200);
  });

  it('names the first fifty problems', async () => {
    const agent = await app.as(await insertAgentUser(app));
    const rows = Array.from({ length: 100 }, () => ({}));
    const { status, body } = await agent.post('/api/groupcensus/AddAllGroupCensus/1').send(rows);
    expect([status, Object.keys(body.Fields as object).length]).toEqual([400, 50]);
    expect(body.Message).toContain(FIRST_PROBLEMS_ONLY);
  });
});
