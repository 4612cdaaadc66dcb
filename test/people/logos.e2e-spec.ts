import { NO_AGENCY } from '../../shared/src/people/agency.record.ts';
import type { AgencyRow } from '../../shared/src/people/agency.record.ts';
import * as words from '../../shared/src/people/agency.record.ts';
import { Agency } from '../../backend/src/platform/people/agency.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { LogosRepository } from '../../backend/src/platform/logos/logos.repository.ts';
import { insertQuotedGroup } from '../proposals/quoted-group.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { buildAgency } from '../support/builders.ts';
import { HIDDEN_WORDS, HOSTILE_PNGS, talkativePng } from '../support/hostile-pictures.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { auditOf } from './user-requests.ts';

/** One red pixel, and one blue. */
const RED = picture('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC');
const BLUE = picture('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC');
function picture(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}

describe('the logo of an agency', () => {
  let app: TestApp;
  let caller: Caller;
  let superUser: User;
  let planId: number;
  beforeAll(async () => {
    app = await startApp();
    superUser = await insertSuperUser(app);
    caller = await app.as(superUser);
    planId = (await sellPlan(app.database, buildPlan({}))).id;
  });
  afterAll(() => app.close());

  const path = (agencyId: number) => `/api/people/Agencies/${agencyId}/Logo`;
  const send = (agencyId: number, content: Buffer, filename = 'logo.png') =>
    caller.post(path(agencyId)).attach('file', content, { filename, contentType: 'image/png' });
  const insertAgency = async () => (await app.insert(buildAgency({}))).id;
  const hasLogo = async (id: number) => ((await caller.get(`/api/people/Agencies/${id}`)).body as AgencyRow).HasLogo;

  it('is stored, shown, replaced and removed', async () => {
    const id = await insertAgency();
    expect([(await caller.get(path(id))).status, await hasLogo(id)]).toEqual([404, false]);
    const set = await send(id, RED);
    expect([set.status, (set.body as AgencyRow).HasLogo]).toEqual([200, true]);
    await send(id, BLUE);
    const shown = await caller.get(path(id));
    expect([shown.headers['content-type'], shown.body]).toEqual(['image/png', BLUE]);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(await app.database.manager.countBy(StoredDocument, { ownerUserId: superUser.id })).toBe(1);
    const removed = await caller.delete(path(id));
    expect([removed.status, await hasLogo(id)]).toEqual([200, false]);
    const actions = (await auditOf(app, 'agency', id)).map(([action]) => action);
    expect(actions).toEqual(['set-agency-logo', 'set-agency-logo', 'remove-agency-logo']);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, words.LOGO_NOT_SHOWABLE],
    ['a page named as a picture', Buffer.from('<script>alert(1)</script>'), 400, words.LOGO_NOT_SHOWABLE],
    ['a file that is too large', Buffer.alloc(words.MOST_LOGO_BYTES + 1), 413, words.LOGO_TOO_LARGE],
  ])('is not %s', async (_, content, status, message) => {
    const id = await insertAgency();
    const refused = await send(id, content);
    expect([refused.status, refused.body.Message, await hasLogo(id)]).toEqual([status, message, false]);
  });

  it.each(Object.entries(HOSTILE_PNGS))('is not a PNG with %s', async (_, content) => {
    const id = await insertAgency();
    const refused = await send(id, content);
    expect([refused.status, refused.body.Message, await hasLogo(id)]).toEqual([400, words.LOGO_NOT_SHOWABLE, false]);
  });

  it('is stored without what its file says about it, or has behind its end', async () => {
    const id = await insertAgency();
    expect((await send(id, talkativePng())).status).toBe(200);
    const { body } = (await caller.get(path(id))) as { body: Buffer };
    expect(HIDDEN_WORDS.filter((hidden) => body.includes(hidden))).toEqual([]);
  });

  it('is on the proposals of its agents and on the page of their links', async () => {
    const agent = await insertAgentUser(app);
    const quote = await insertQuotedGroup(app, agent, { planIds: [planId] });
    const make = async () =>
      (await (await app.as(agent)).get(`/api/proposal/GetProposalForQuote/${quote.id}`)) as {
        body: Buffer;
        headers: Record<string, string>;
      };
    const isShown = ({ body }: { body: Buffer }) => body.includes('/Subtype /Image');
    expect(isShown(await make())).toBe(false);
    const [{ agencyId }] = await app.database.query(`SELECT agencyId FROM agents WHERE id = ${agent.agentId}`);
    await send(Number(agencyId), RED);
    const made = await make();
    expect(isShown(made)).toBe(true);
    const share = await (await app.as(agent)).post(`/api/proposal/Share/${made.headers['x-proposal-id']}`).send({});
    const link = `/api/share/${(share.body.Url as string).split('/p/')[1]}`;
    const [{ name }] = await app.database.query(`SELECT name FROM agencies WHERE id = ${agencyId}`);
    expect((await app.anonymous().get(link)).body.AgencyLogoOf).toBe(name);
    const logo = await app.anonymous().get(`${link}/logo`);
    expect([logo.status, logo.body]).toEqual([200, RED]);
  });

  it('leaves a proposal as it is where what an earlier version stored cannot be drawn', async () => {
    const agent = await insertAgentUser(app);
    const quote = await insertQuotedGroup(app, agent, { planIds: [planId] });
    const [{ agencyId }] = await app.database.query(`SELECT agencyId FROM agents WHERE id = ${agent.agentId}`);
    const body = HOSTILE_PNGS['a filter that there is not, with alpha']!;
    await app
      .get(StoredDocumentsService)
      .keep(superUser, { fileName: 'logo.png', contentType: 'image/png', body }, (tx, { id }) =>
        app.get(LogosRepository).replace(tx, Number(agencyId), id),
      );
    const made = await (await app.as(agent)).get(`/api/proposal/GetProposalForQuote/${quote.id}`);
    expect([made.status, (made.body as Buffer).includes('/Subtype /Image')]).toEqual([200, false]);
    expect((await app.anonymous().get('/api/health/live')).status).toBe(200);
  });

  describe('in the hands of an agent admin', () => {
    const own = '/api/agency/Logo';
    const sendOwn = (admin: Caller, content: Buffer) =>
      admin.post(own).attach('file', content, { filename: 'logo.png', contentType: 'image/png' });
    const insertAdmin = async () => {
      const user = await insertAgentUser(app, { roles: [ROLES.smallGroupAgentAdmin] });
      const [{ agencyId }] = await app.database.query(`SELECT agencyId FROM agents WHERE id = ${user.agentId}`);
      return { admin: await app.as(user), id: Number(agencyId) };
    };

    it('is uploaded, replaced and removed for the own agency', async () => {
      const { admin, id } = await insertAdmin();
      const { name } = await app.database.manager.findOneByOrFail(Agency, { id });
      expect((await admin.get('/api/agency')).body).toEqual({ Name: name, HasLogo: false });
      expect((await sendOwn(admin, RED)).body).toEqual({ Name: name, HasLogo: true });
      await sendOwn(admin, BLUE);
      expect([(await admin.get(own)).body, (await caller.get(path(id))).body]).toEqual([BLUE, BLUE]);
      expect((await admin.delete(own)).body).toEqual({ Name: name, HasLogo: false });
      expect((await admin.get(own)).status).toBe(404);
      const actions = (await auditOf(app, 'agency', id)).map(([action]) => action);
      expect(actions).toEqual(['set-agency-logo', 'set-agency-logo', 'remove-agency-logo']);
    });

    it('is checked like the uploads of super users', async () => {
      const { admin } = await insertAdmin();
      const answers = [
        await sendOwn(admin, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
        await sendOwn(admin, Buffer.alloc(words.MOST_LOGO_BYTES + 1)),
      ];
      expect(answers.map(({ status, body }) => [status, body.Message])).toEqual([
        [400, words.LOGO_NOT_SHOWABLE],
        [413, words.LOGO_TOO_LARGE],
      ]);
    });

    it('leaves other agencies alone, whatever the request names', async () => {
      const { admin, id } = await insertAdmin();
      const other = await insertAgency();
      expect((await admin.post(path(other)).attach('file', RED, 'logo.png')).status).toBe(403);
      await admin.post(`${own}?AgencyId=${other}&id=${other}`).field('AgencyId', other).attach('file', RED, 'logo.png');
      expect([await hasLogo(id), await hasLogo(other)]).toEqual([true, false]);
      await send(other, BLUE);
      await admin.delete(`${own}?AgencyId=${other}`);
      expect([await hasLogo(id), await hasLogo(other)]).toEqual([false, true]);
    });

    it('needs an agency, and the role', async () => {
      const without = await app.as(await app.insertUser({ roles: [ROLES.smallGroupAgentAdmin], agentId: null }));
      const answers = [await without.get('/api/agency'), await sendOwn(without, RED), await without.delete(own)];
      expect(answers.map(({ status, body }) => [status, body.Message])).toEqual(answers.map(() => [404, NO_AGENCY]));
      const agent = await app.as(await insertAgentUser(app));
      expect([(await sendOwn(agent, RED)).status, (await sendOwn(caller, RED)).status]).toEqual([403, 403]);
    });
  });
});
