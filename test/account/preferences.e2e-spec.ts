import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { UserPreference } from '../../backend/src/platform/account/preferences/user-preference.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import {
  MAX_PREFERENCE_BYTES,
  MAX_PREFERENCES,
  PREFERENCE_KEY,
  PREFERENCE_TOO_LARGE,
  TOO_MANY_PREFERENCES,
} from '../../shared/src/session/account.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';

const PATH = '/api/account/Preferences';
const KEY = 'group.new.savedQueries';

describe('what people set up for themselves', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const keep = async (user: User, key: string, body: object) =>
    (await app.as(user)).put(`${PATH}/${encodeURIComponent(key)}`).send(body);
  const read = async (user: User) => (await (await app.as(user)).get(PATH)).body as Record<string, unknown>;

  it('is there again in another browser, as it was last written', async () => {
    const sales = await insertSalesUser(app);
    expect(await read(sales)).toEqual({});
    const saved = [{ label: 'Œuvre “x” 😀', value: { filter: { q: 'a\u0000b', Status: ['Pended'] } } }];
    expect((await keep(sales, KEY, { Value: ['first'] })).status).toBe(204);
    expect((await keep(sales, KEY, { Value: saved })).status).toBe(204);
    await keep(sales, 'group.new.columns', { Value: [] });
    expect(await read(sales)).toEqual({ [KEY]: saved, 'group.new.columns': [] });
    const row = await app.database.manager.findOneByOrFail(UserPreference, { userId: sales.id, name: KEY });
    expect(row.version).toBe(2);
  });

  it('belongs to one user alone', async () => {
    const [sales, operations] = [await insertSalesUser(app), await insertOperationsUser(app)];
    await keep(sales, KEY, { Value: ['mine'] });
    await keep(operations, KEY, { Value: ['theirs'] });
    expect([await read(sales), await read(operations)]).toEqual([{ [KEY]: ['mine'] }, { [KEY]: ['theirs'] }]);
  });

  it('is removed by null', async () => {
    const sales = await insertSalesUser(app);
    await keep(sales, KEY, { Value: 1 });
    expect((await keep(sales, KEY, { Value: null })).status).toBe(204);
    expect((await keep(sales, 'never.there', { Value: null })).status).toBe(204);
    expect(await read(sales)).toEqual({});
  });

  it('is one where keys differ in case alone', async () => {
    const sales = await insertSalesUser(app);
    await keep(sales, KEY, { Value: 1 });
    expect((await keep(sales, KEY.toUpperCase(), { Value: 2 })).status).toBe(204);
    expect(await read(sales)).toEqual({ [KEY]: 2 });
  });

  it('is written down by its key, without what is in it', async () => {
    const sales = await insertSalesUser(app);
    await keep(sales, KEY, { Value: ['Smith'] });
    const [event] = await app.database.manager.findBy(AuditEvent, { action: 'keep-preference', userId: sales.id });
    expect([event?.subject, event?.subjectId, event?.fields]).toEqual(['user', String(sales.id), KEY]);
  });

  it('is bounded in size, to the byte', async () => {
    const sales = await insertSalesUser(app);
    const fits = 'é'.repeat((MAX_PREFERENCE_BYTES - 2) / 2);
    expect((await keep(sales, KEY, { Value: fits })).status).toBe(204);
    const { status, body } = await keep(sales, KEY, { Value: `${fits}x` });
    expect([status, body.Message]).toEqual([413, PREFERENCE_TOO_LARGE]);
    expect(await read(sales)).toEqual({ [KEY]: fits });
  });

  it('is bounded in number, and what is there can still be changed', async () => {
    const sales = await insertSalesUser(app);
    for (let at = 1; at < MAX_PREFERENCES; at += 1) {
      const value = { userId: sales.id, name: `key${at}`, value: '1', modifiedAt: app.clock.now() };
      await app.database.manager.insert(UserPreference, value);
    }
    const last = await Promise.all(['x', 'y', 'z'].map((key) => keep(sales, key, { Value: 1 })));
    expect(last.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
    expect(last.find(({ status }) => status === 422)?.body.Message).toBe(TOO_MANY_PREFERENCES);
    expect((await keep(sales, 'key1', { Value: 2 })).status).toBe(204);
    expect(Object.keys(await read(sales))).toHaveLength(MAX_PREFERENCES);
  });

  it('is kept when several browsers of one user write the same key at once', async () => {
    const sales = await insertSalesUser(app);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((value) => keep(sales, KEY, { Value: value })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    expect([1, 2, 3, 4, 5, 6]).toContain((await read(sales))[KEY]);
  });

  it.each(['1st', 'a b', '/group.listParams', 'a'.repeat(81), '__proto__', '../x'])(
    'has no key such as %j',
    async (key) => {
      const { status, body } = await keep(await insertSalesUser(app), key, { Value: 1 });
      expect([status, body.Message]).toEqual([400, PREFERENCE_KEY]);
    },
  );

  it('is for internal staff', async () => {
    const agent = await insertAgentUser(app);
    expect([(await (await app.as(agent)).get(PATH)).status, (await keep(agent, KEY, { Value: 1 })).status]).toEqual([
      403, 403,
    ]);
    expect((await app.anonymous().get(PATH)).status).toBe(401);
  });
});
