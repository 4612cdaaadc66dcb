import type { User } from '../../backend/src/platform/people/user.table.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertQuotedGroup } from './quoted-group.ts';

/** One red pixel, and one blue. */
const RED = picture('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC');
const BLUE = picture('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC');
function picture(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}
const CARRIER = '/api/people/Carrier';
const LOGO = `${CARRIER}/Logo`;
const NAME = 'Great Lakes Health Plan';

describe('the logo of the carrier', () => {
  let app: TestApp;
  let superUser: User;
  let caller: Caller;
  beforeAll(async () => {
    app = await startApp();
    superUser = await insertSuperUser(app);
    caller = await app.as(superUser);
  });
  afterEach(() => caller.delete(LOGO));
  afterAll(() => app.close());

  const send = (content: Buffer) =>
    caller.post(LOGO).attach('file', content, { filename: 'logo.png', contentType: 'image/png' });

  it('is stored, shown, replaced and removed, each with an audit entry', async () => {
    expect((await caller.get(CARRIER)).body).toEqual({ Name: NAME, HasLogo: false });
    expect((await caller.get(LOGO)).status).toBe(404);
    expect((await send(RED)).body).toEqual({ Name: NAME, HasLogo: true });
    await send(BLUE);
    expect((await caller.get(LOGO)).body).toEqual(BLUE);
    expect(await app.database.manager.countBy(StoredDocument, { ownerUserId: superUser.id })).toBe(1);
    expect((await caller.delete(LOGO)).body).toEqual({ Name: NAME, HasLogo: false });
    expect(await app.database.manager.countBy(StoredDocument, { ownerUserId: superUser.id })).toBe(0);
    const events = await app.database.manager.find(AuditEvent, { where: { subject: 'carrier' }, order: { id: 'ASC' } });
    const actions = events.map(({ action }) => action);
    expect(actions).toEqual(['set-carrier-logo', 'set-carrier-logo', 'remove-carrier-logo']);
  });

  it('is one, however many are uploaded at once', async () => {
    const answers = await Promise.all([RED, BLUE, RED, BLUE].map(send));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await app.database.manager.countBy(StoredDocument, { ownerUserId: superUser.id })).toBe(1);
  });

  it('is on page one of every proposal and on the page of its link, with the name of the carrier', async () => {
    const agent = await insertAgentUser(app);
    const plan = await sellPlan(app.database, buildPlan({}));
    const quote = await insertQuotedGroup(app, agent, { planIds: [plan.id] });
    const agentCaller = await app.as(agent);
    const make = async () =>
      (await agentCaller.get(`/api/proposal/GetProposalForQuote/${quote.id}`)) as {
        body: Buffer;
        headers: Record<string, string>;
      };
    expect((await make()).body.includes('/Subtype /Image')).toBe(false);
    await send(RED);
    const made = await make();
    expect(made.body.includes('/Subtype /Image')).toBe(true);
    expect(made.body.includes(`/Alt (Logo of ${NAME})`)).toBe(true);
    const share = await agentCaller.post(`/api/proposal/Share/${made.headers['x-proposal-id']}`).send({});
    const link = `/api/share/${(share.body.Url as string).split('/p/')[1]}`;
    expect((await app.anonymous().get(link)).body).toMatchObject({ AgencyLogoOf: null, CarrierLogoOf: NAME });
    const shown = await app.anonymous().get(`${link}/carrier-logo`);
    expect([shown.status, shown.body]).toEqual([200, RED]);
    await caller.delete(LOGO);
    expect((await app.anonymous().get(link)).body.CarrierLogoOf).toBeNull();
    expect((await app.anonymous().get(`${link}/carrier-logo`)).status).toBe(404);
  });
});
