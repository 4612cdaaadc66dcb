import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { READER_REQUESTS, TOO_MANY_READS } from '../../backend/src/platform/links/reader-limit.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { countStatements } from '../support/count-statements.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { insertProposal, insertShareLink } from '../support/proposal-builders.ts';
import { databaseState } from './database-state.ts';

const DAY_MS = 86_400_000;
const BODY = Buffer.from('%PDF-1.7 what the client reads');

describe('a link to a proposal', () => {
  let app: TestApp;
  let agent: User;
  let output: ReturnType<typeof captureOutput>;
  beforeAll(async () => {
    output = captureOutput();
    app = await startApp({ LOG_LEVEL: 'debug' });
    agent = await insertAgentUser(app);
  });
  afterAll(async () => {
    output.restore();
    await app.close();
  });
  // A fresh minute for each test, so that none uses up the other's requests.
  beforeEach(() => app.clock.advance(60_000));

  async function shared(name = 'Two Hearts Bakery') {
    const group = await insertGroup(app, agent, { name });
    const quote = await insertQuote(app, agent, { groupId: group.id, status: 'CreatedProposal' });
    const proposal = await insertProposal(app, agent, quote, { body: BODY });
    return { quote, proposal, ...(await insertShareLink(app, agent, proposal)) };
  }
  const read = (token: string, rest = '') => app.anonymous().get(`/api/share/${token}${rest}`);
  /** Everything of a refusal that a reader could tell two apart by. */
  const seen = ({ status, body, headers }: Awaited<ReturnType<typeof read>>) => {
    const { RequestId: _id, ...said } = body as { RequestId: string };
    return [status, said, Object.keys(headers).sort()];
  };

  it('tells for whom and from whom the proposal is, and opens it, without an account', async () => {
    const { token, quote } = await shared();
    const facts = await read(token);
    expect([facts.status, facts.body]).toEqual([
      200,
      {
        Kind: 'Proposal',
        GroupName: 'Two Hearts Bakery',
        EffectiveDate: '2027-01-01',
        MadeOn: '2026-11-20',
        ExpiresAt: new Date(app.clock.now().getTime() + DAY_MS).toISOString(),
        FileName: `Proposal ${quote.id}.pdf`,
        Language: 'en',
        Size: BODY.length,
        AgencyLogoOf: null,
        CarrierLogoOf: null,
        Figures: null,
        ChoiceProblem: null,
        IsSuperseded: false,
        ChosenPlanId: null,
        ChosenAt: null,
        Agents: [expect.objectContaining({ NpnNumber: '1234567', Phone: '6165550100' })],
      },
    ]);
    const file = await read(token, '/pdf').buffer(true);
    expect((file.body as Buffer).equals(BODY)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-disposition': expect.stringMatching(/^inline;/),
    });
    expect((await read(token, '/pdf?download=true')).headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('answers the same for links that never were, are tampered with, over, taken back, or of a deleted quote', async () => {
    const [over, revoked, deleted] = [await shared(), await shared(), await shared()];
    await (await app.as(agent)).put(`/api/proposal/RevokeShare/${revoked.id}`);
    await app.database.manager.update(Quote, { id: deleted.quote.id }, { isDeleted: true });
    app.clock.advance(DAY_MS);
    const fresh = await shared();
    const tampered = `${fresh.token.slice(0, 20)}${fresh.token[20] === 'A' ? 'B' : 'A'}${fresh.token.slice(21)}`;
    const resigned = fresh.token.slice(0, 43) + over.token.slice(43);
    const tokens = [over.token, revoked.token, deleted.token, tampered, resigned, 'A'.repeat(86), 'x', '%00', '1'];
    const answers = await Promise.all(tokens.flatMap((token) => [read(token), read(token, '/pdf')]));
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1);
    expect([answers[0]!.status, answers[0]!.body.Message]).toEqual([404, SHARE_LINK_NOT_VALID]);
    expect((await read(fresh.token)).status).toBe(200);
  });

  it('ends to the second', async () => {
    const { token } = await shared();
    app.clock.advance(DAY_MS - 1000);
    expect((await read(token)).status).toBe(200);
    app.clock.advance(1000);
    expect([(await read(token)).status, (await read(token, '/pdf')).status]).toEqual([404, 404]);
  });

  it('opens this proposal alone, and nothing that changes anything', async () => {
    const { token, quote, proposal } = await shared();
    const paths = [`/api/proposal/GetProposal/${proposal.id}`, `/api/proposal/GetProposalHistory/${quote.id}`];
    for (const path of paths) {
      expect((await app.anonymous().get(path).set('Authorization', `Bearer ${token}`)).status).toBe(401);
    }
    const before = await databaseState(app);
    for (const method of ['head', 'options', 'post', 'put', 'delete'] as const) {
      for (const rest of ['', '/pdf', '/logo', '/carrier-logo']) {
        const { status } = await app.anonymous()[method](`/api/share/${token}${rest}`);
        expect(status >= 400 && status < 500).toBe(true);
      }
    }
    await read(token);
    expect(await databaseState(app)).toEqual(before);
  });

  it('is noted in the audit trail when it is opened, without the reader’s name', async () => {
    const { id, token } = await shared();
    await read(token, '/pdf');
    const events = await app.database.manager.findBy(AuditEvent, { subject: 'share-link', subjectId: String(id) });
    expect(events.map(({ action, userId }) => [action, userId])).toEqual([['open-shared-proposal', null]]);
  });

  it('stands in no log and in no table, and names nobody in its address', async () => {
    const { token, quote } = await shared('Zebulon Quixwater Works');
    await read(token, '/pdf');
    await read(`${token}x`);
    await app.database.query('ALTER TABLE share_links RENAME TO away');
    const broken = await read(token);
    await app.database.query('ALTER TABLE away RENAME TO share_links');
    expect(broken.status).toBe(500);
    const group = await app.database.manager.findOneByOrFail(Group, { id: quote.groupId });
    expect(token.toLowerCase()).not.toContain(group.name.slice(0, 5).toLowerCase());
    const tables =
      JSON.stringify(await databaseState(app)) + JSON.stringify(await app.database.query('SELECT * FROM audit_events'));
    expect(
      [output.text(), tables].filter((text) => text.includes(token.slice(0, 43)) || text.includes(token.slice(43))),
    ).toEqual([]);
    expect(output.text()).not.toContain('Quixwater');
  });

  it('is looked up alike, whether we signed it or not: how long an answer takes tells nothing', async () => {
    const known = await shared();
    await (await app.as(agent)).put(`/api/proposal/RevokeShare/${known.id}`);
    const lookUps = (token: string) => countStatements(app, /share_links/, () => read(token));
    const signed = await lookUps(known.token);
    expect(signed).toBeGreaterThan(0);
    expect(await lookUps('A'.repeat(86))).toBe(signed);
  });

  it('is answered only so often to one address in a minute', async () => {
    const { token } = await shared();
    const answers = [];
    for (let count = 0; count <= READER_REQUESTS; count += 1) {
      answers.push(await read('x'));
    }
    expect(answers.map(({ status }) => status).filter((status) => status !== 404)).toEqual([429]);
    const refused = await read(token);
    expect([refused.status, refused.body.Message]).toEqual([429, TOO_MANY_READS]);
    app.clock.advance(60_000);
    expect((await read(token)).status).toBe(200);
  });
});
