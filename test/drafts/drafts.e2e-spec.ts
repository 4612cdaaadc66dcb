import { Like } from 'typeorm';
import { Env } from '../../backend/src/platform/config/env.ts';
import { FormDraft } from '../../backend/src/platform/drafts/form-draft.table.ts';
import { DraftsService } from '../../backend/src/platform/drafts/drafts.service.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { FieldEncryption } from '../../backend/src/platform/security/field-encryption.ts';
import { resealFields } from '../../backend/src/platform/security/reseal-fields.ts';
import {
  DRAFT_CHANGED,
  DRAFT_KEY,
  DRAFT_KEPT_DAYS,
  DRAFT_OF_ANOTHER_USER,
  DRAFT_TOO_LARGE,
  MAX_DRAFT_BYTES,
  MAX_DRAFTS,
} from '../../shared/src/session/draft.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';

const PATH = '/api/account/Drafts';
const MEMBER = 'enrollment-member-12';
const SSN = '219-09-8765';
const key = (id: string, letter: string) => `${id}:${Buffer.alloc(32, letter).toString('base64')}`;

describe('drafts on the server', () => {
  let app: TestApp;
  let agent: User;
  let output: ReturnType<typeof captureOutput>;
  beforeAll(async () => {
    output = captureOutput();
    app = await startApp({ LOG_LEVEL: 'debug', FIELD_KEYS: key('old', 'o') });
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app);
  });
  afterAll(async () => {
    output.restore();
    await app.close();
  });

  const keep = async (form: string, content: unknown, version: number | null = null, user = agent) =>
    (await app.as(user))
      .put(`${PATH}/${encodeURIComponent(form)}`)
      .send({ UserId: user.id, Version: version, Content: content });
  const read = async (form: string, user = agent) => (await (await app.as(user)).get(`${PATH}/${form}`)).body;
  const discard = async (form: string, user = agent) => (await app.as(user)).delete(`${PATH}/${form}`);

  it('come back on another device, with when they were written, until they are discarded', async () => {
    expect(await read('new-group')).toBeNull();
    const { body } = await keep('new-group', { GroupName: 'Œuvre 😀', Agents: [{ Id: 1 }], County: null });
    expect(body).toEqual({ Version: expect.any(Number), SavedAt: app.clock.now().toISOString() });
    expect(await read('new-group')).toEqual({
      ...body,
      Content: { GroupName: 'Œuvre 😀', Agents: [{ Id: 1 }], County: null },
    });
    expect((await keep('new-group', { GroupName: 'Acme' }, body.Version)).body.Version).toBe(body.Version + 1);
    expect((await read('new-group')).Content).toEqual({ GroupName: 'Acme' });
    expect([(await discard('new-group')).status, (await discard('new-group')).status]).toEqual([204, 204]);
    expect(await read('new-group')).toBeNull();
  });

  it('belong to one user: neither a colleague nor staff reads, changes or discards them', async () => {
    const [colleague, superUser] = [await insertAgentUser(app), await insertSuperUser(app)];
    await keep('group-7', { GroupName: 'Mine' });
    await keep('group-7', { GroupName: 'Theirs' }, null, colleague);
    await discard('group-7', superUser);
    expect(await read('group-7', superUser)).toBeNull();
    expect([(await read('group-7')).Content, (await read('group-7', colleague)).Content]).toEqual([
      { GroupName: 'Mine' },
      { GroupName: 'Theirs' },
    ]);
  });

  it('are not written into the account of whoever has signed in since', async () => {
    const other = await insertAgentUser(app);
    const caller = await app.as(other);
    const answer = await caller.put(`${PATH}/new-group`).send({ UserId: agent.id, Version: null, Content: 'typed' });
    expect([answer.status, answer.body.Message]).toEqual([404, DRAFT_OF_ANOTHER_USER]);
    expect([await read('new-group'), await read('new-group', other)]).toEqual([null, null]);
  });

  it('of two tabs do not overwrite each other unseen', async () => {
    const first = await keep('group-7', { GroupName: 'Of the first' });
    const second = await keep('group-7', { GroupName: 'Of the second' });
    expect([second.status, second.body.Code, second.body.Message]).toEqual([409, 'STALE_VERSION', DRAFT_CHANGED]);
    const both = await Promise.all(['a', 'b'].map((text) => keep('group-7', text, first.body.Version)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('expire, and are deleted at night', async () => {
    const written = (daysAgo: number, seconds: number) =>
      app.database.manager.update(
        FormDraft,
        { userId: agent.id, form: 'group-7' },
        { savedAt: new Date(app.clock.now().getTime() - (daysAgo * 24 * 60 * 60 + seconds) * 1_000) },
      );
    await keep('group-7', { GroupName: 'Acme' });
    await written(DRAFT_KEPT_DAYS, -1);
    expect((await read('group-7')).Content).toEqual({ GroupName: 'Acme' });
    await written(DRAFT_KEPT_DAYS, 1);
    expect(await read('group-7')).toBeNull();
    // A new one may take its place before the night.
    expect((await keep('group-7', { GroupName: 'Begun again' })).status).toBe(200);
    await keep('group-8', 'Kept');
    await written(DRAFT_KEPT_DAYS, 1);
    await app.get(DraftsService).purge();
    const left = await app.database.manager.findBy(FormDraft, { userId: agent.id });
    expect(left.map(({ form }) => form)).toEqual(['group-8']);
  });

  it('are encrypted, moved to a new key, and named nowhere: not in the audit trail, not in the log', async () => {
    const before = output.text().length;
    const { body } = await keep(MEMBER, { FirstName: 'Zebulon', SSN });
    await keep(MEMBER, { FirstName: 'Zebulon', SSN, LastName: 'Quixwater' }, body.Version);
    await keep('Zebulon', { SSN });
    await (await app.as(agent)).put(`${PATH}/${MEMBER}`).send({ UserId: agent.id, Content: { SSN }, Unasked: SSN });
    await discard('group-1');
    const row = await app.database.manager.findOneByOrFail(FormDraft, { userId: agent.id });
    expect(row.contentSealed).toMatch(/^old\.[\w-]+$/);
    const events = await app.database.manager.findBy(AuditEvent, { userId: agent.id, action: Like('%draft') });
    expect(events.map(({ action, subjectId, fields }) => [action, subjectId, fields])).toEqual([
      ['start-draft', String(agent.id), MEMBER],
    ]);
    const said = `${JSON.stringify(row)}${JSON.stringify(events)}${output.text().slice(before)}`;
    expect(['Zebulon', SSN, SSN.replaceAll('-', '')].filter((text) => said.includes(text))).toEqual([]);
    const keys = new FieldEncryption(
      new Env({ NODE_ENV: 'test', FIELD_KEYS: `${key('new', 'n')},${key('old', 'o')}` }),
    );
    const { places } = await resealFields(app.database, keys, { progress: () => {}, settle: () => Promise.resolve() });
    expect(places.find(({ name }) => name === 'form_drafts.contentSealed')?.resealed).toBeGreaterThan(0);
    const moved = await app.database.manager.findOneByOrFail(FormDraft, { id: row.id });
    expect([moved.contentSealed?.startsWith('new.'), moved.version]).toEqual([true, row.version]);
  });

  it('have the forms that there are', async () => {
    const answers = await Promise.all(['applications-7', 'group-0', 'new-group '].map((form) => keep(form, 'x')));
    expect(answers.map(({ status, body }) => [status, body.Message])).toEqual(answers.map(() => [400, DRAFT_KEY]));
  });

  it('are bounded in size, to the byte', async () => {
    const fits = 'é'.repeat((MAX_DRAFT_BYTES - 2) / 2);
    const first = await keep('new-group', fits);
    const { status, body } = await keep('new-group', `${fits}x`, first.body.Version);
    expect([status, body.Message]).toEqual([413, DRAFT_TOO_LARGE]);
    expect((await read('new-group')).Content).toBe(fits);
  });

  it('are bounded in number: the oldest makes room', async () => {
    const savedAt = app.clock.now();
    await app.database.manager.insert(
      FormDraft,
      Array.from({ length: MAX_DRAFTS }, (_, at) => ({ userId: agent.id, form: `group-${at + 1}`, savedAt })),
    );
    expect((await keep('group-2', 'again', 1)).status).toBe(200);
    expect((await keep('new-group', 'x')).status).toBe(200);
    const forms = (await app.database.manager.findBy(FormDraft, { userId: agent.id })).map(({ form }) => form);
    expect([forms.length, forms.includes('group-1'), forms.includes('group-2')]).toEqual([MAX_DRAFTS, false, true]);
  });

  it('go with their user', async () => {
    const guest = await app.insertUser({ roles: [] });
    await app.database.manager.insert(FormDraft, { userId: guest.id, form: 'new-group', savedAt: app.clock.now() });
    await app.database.query(`DELETE FROM users WHERE id = ${guest.id}`);
    expect(await app.database.manager.countBy(FormDraft, { userId: guest.id })).toBe(0);
  });
});
