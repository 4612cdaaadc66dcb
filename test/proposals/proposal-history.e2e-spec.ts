import { createHash } from 'node:crypto';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { FILE_NOT_STORED } from '../../backend/src/quoting/proposals/stored-proposals.service.ts';
import type { ProposalHistory } from '../../shared/src/proposals/proposal.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertProposal } from '../support/proposal-builders.ts';
import { insertQuotedGroup } from './quoted-group.ts';

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');

describe('the history of proposals', () => {
  let app: TestApp;
  let agent: User;
  let planId: number;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
    planId = (await sellPlan(app.database, buildPlan())).id;
  });
  afterAll(() => app.close());

  const history = async (quoteId: number, user = agent) =>
    (await (await app.as(user)).get(`/api/proposal/GetProposalHistory/${quoteId}`)).body as ProposalHistory;
  const markSent = async (proposalId: number, body: object, user = agent) =>
    (await app.as(user)).put(`/api/proposal/MarkSent/${proposalId}`).send(body);

  it('keeps each proposal to the byte: what, when, by whom, with which parts', async () => {
    const quote = await insertQuotedGroup(app, agent, { planIds: [planId] });
    const path = `/api/proposal/GetProposalForQuote/${quote.id}?BenefitSummary=false&CensusSummary=false&RateGrid=false`;
    const made = await (await app.as(agent)).get(path);
    const again = await (await app.as(agent)).get(`/api/proposal/GetProposal/${made.headers['x-proposal-id']}`);
    expect([again.status, again.headers['content-type'], again.headers['x-filename']]).toEqual([
      200,
      'application/pdf',
      made.headers['x-filename'],
    ]);
    expect((again.body as Buffer).equals(made.body as Buffer)).toBe(true);
    const body = made.body as Buffer;
    expect(await history(quote.id)).toEqual({
      Total: 1,
      Proposals: [
        {
          Id: Number(made.headers['x-proposal-id']),
          Kind: 'Proposal',
          MadeAt: '2026-11-20T15:00:00.000Z',
          MadeBy: 'Ada Agent',
          EffectiveDate: '2027-01-01',
          FileName: decodeURIComponent(made.headers['x-filename']!),
          Language: 'en',
          Parts: ['Participation rules'],
          Size: body.length,
          Sha256: sha256(body),
          Sendings: [],
          Shares: [],
        },
      ],
    });
  });

  it('is the same bytes after the plans, the census and the rules have changed', async () => {
    const quote = await insertQuotedGroup(app, agent, { planIds: [planId] });
    const caller = await app.as(agent);
    const first = await caller.get(`/api/proposal/GetProposalForQuote/${quote.id}`);
    await app.database.query(`UPDATE plans SET displayName = 'Another name' WHERE id = ${planId}`);
    const second = await caller.get(`/api/proposal/GetProposalForQuote/${quote.id}?RateGrid=false`);
    const again = await caller.get(`/api/proposal/GetProposal/${first.headers['x-proposal-id']}`);
    expect((again.body as Buffer).equals(first.body as Buffer)).toBe(true);
    expect((second.body as Buffer).equals(first.body as Buffer)).toBe(false);
    expect((await history(quote.id)).Total).toBe(2);
  });

  it('says how often, when and how a proposal went out; a proposal that was only made was not sent', async () => {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    const { id } = await insertProposal(app, agent, quote);
    const at = app.clock.now().toISOString();
    expect((await markSent(id, { How: 'Download' })).status).toBe(204);
    app.clock.advance(60_000);
    const later = app.clock.now().toISOString();
    await markSent(id, { How: 'Download' });
    await markSent(id, { How: 'Marked' });
    const [record] = (await history(quote.id)).Proposals;
    expect(record?.Sendings).toEqual([
      { How: 'Download', Times: 2, FirstAt: at, LastAt: later },
      { How: 'Marked', Times: 1, FirstAt: later, LastAt: later },
    ]);
  });

  it('shows the newest fifty, and how many there are', async () => {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    const ids: number[] = [];
    for (let count = 0; count < 52; count += 1) {
      app.clock.advance(1000);
      ids.push((await insertProposal(app, agent, quote)).id);
    }
    const { Total, Proposals } = await history(quote.id);
    expect([Total, Proposals.map(({ Id }) => Id)]).toEqual([52, ids.reverse().slice(0, 50)]);
  });

  it('names proposals whose file was not kept, and says so when they are asked for', async () => {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    const { id } = await insertProposal(app, agent, quote, { documentId: null });
    expect((await history(quote.id)).Proposals[0]?.Size).toBeNull();
    const caller = await app.as(agent);
    const answers = [
      await caller.get(`/api/proposal/GetProposal/${id}`),
      await caller.post(`/api/proposal/Share/${id}`).send({}),
    ];
    expect(answers.map(({ status, body }) => [status, body.Message])).toEqual(
      answers.map(() => [404, FILE_NOT_STORED]),
    );
  });

  it('is for those who see the quote: not another agent, internal sales yes, nobody no', async () => {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    const { id } = await insertProposal(app, agent, quote);
    const paths = [`/api/proposal/GetProposalHistory/${quote.id}`, `/api/proposal/GetProposal/${id}`];
    const stranger = await app.as(await insertAgentUser(app));
    const sales = await app.as(await insertSalesUser(app));
    for (const path of paths) {
      const statuses = [await stranger.get(path), await sales.get(path), await app.anonymous().get(path)];
      expect(statuses.map(({ status }) => status)).toEqual([404, 200, 401]);
    }
    expect((await markSent(id, { How: 'Marked' }, await insertAgentUser(app))).status).toBe(404);
  });

  it('of a deleted quote only internal staff see', async () => {
    const quote = await insertQuote(app, agent, { status: 'Quoting', isDeleted: true });
    const { id } = await insertProposal(app, agent, quote);
    const path = `/api/proposal/GetProposal/${id}`;
    const sales = await app.as(await insertSalesUser(app));
    expect([(await (await app.as(agent)).get(path)).status, (await sales.get(path)).status]).toEqual([404, 200]);
  });

  it.each([{}, { How: 'Link' }, { How: 'download' }, { How: 'Marked', Nope: 1 }])(
    'does not take %j for a sending',
    async (body) => {
      const quote = await insertQuote(app, agent, { status: 'Quoting' });
      const { id } = await insertProposal(app, agent, quote);
      expect((await markSent(id, body)).status).toBe(400);
      expect((await history(quote.id)).Proposals[0]?.Sendings).toEqual([]);
    },
  );
});
