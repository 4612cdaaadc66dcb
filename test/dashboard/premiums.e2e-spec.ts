import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import { QuoteEmail } from '../../backend/src/quoting/proposals/quote-email.table.ts';
import { ShareLinkOpen } from '../../backend/src/quoting/proposals/share-link-open.table.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { insertProposal, insertShareLink } from '../support/proposal-builders.ts';
import { choosePlans, openRenewal, sellBothYears } from '../support/renewal-builders.ts';

describe('what the dashboard says about the quote of a group', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const onlyRow = async (): Promise<DashboardRow> => {
    const { body } = await (await app.as(agent)).get('/api/dashboard');
    expect(body).toHaveLength(1);
    return body[0];
  };

  it('is what it costs, beside what the group pays until its renewal', async () => {
    const { then, now } = await sellBothYears(app);
    const { quote } = await openRenewal(app, agent, [then]);
    expect(await onlyRow()).toMatchObject({
      LQID: quote.id,
      Premium: null,
      PremiumNow: { Amount: expect.any(Number), IsLowest: false },
    });
    await choosePlans(app, quote, [now]);
    const { Premium, PremiumNow } = await onlyRow();
    expect(Premium).toEqual({ Amount: expect.any(Number), IsLowest: false });
    expect(Premium!.Amount).toBeGreaterThan(PremiumNow!.Amount);
    const [page] = (await (await app.as(agent)).get('/api/dashboard').query({ range: '[0,0]' })).body;
    expect(page).toMatchObject({ Premium, PremiumNow });
  });

  it('is when its shared proposal was last opened', async () => {
    const quote = await insertQuote(app, agent, { status: 'CreatedProposal' });
    expect((await onlyRow()).ProposalOpenedAt).toBeNull();
    const link = await insertShareLink(app, agent, await insertProposal(app, agent, quote));
    expect((await onlyRow()).ProposalOpenedAt).toBeNull();
    for (const minute of ['42', '43', '41']) {
      await app.database.manager.insert(ShareLinkOpen, {
        shareLinkId: link.id,
        openedAt: new Date(`2026-11-20T15:${minute}:00Z`),
        address: '203.0.113.0',
        device: 'Safari on iPhone',
      });
    }
    expect((await onlyRow()).ProposalOpenedAt).toBe('2026-11-20T15:43:00.000Z');
  });

  it('is when its proposal was last sent by e-mail', async () => {
    const quote = await insertQuote(app, agent, { status: 'CreatedProposal' });
    const proposal = await insertProposal(app, agent, quote);
    const states = [
      ['Sent', '2026-11-20T15:42:00Z'],
      ['Sent', '2026-11-20T15:43:00Z'],
      ['NotSent', '2026-11-20T15:44:00Z'],
      ['Waiting', null],
    ] as const;
    expect((await onlyRow()).ProposalSentAt).toBeNull();
    for (const [state, settledAt] of states) {
      const { id: linkId } = await insertShareLink(app, agent, proposal);
      await app.database.manager.insert(QuoteEmail, {
        linkId,
        sentByUserId: agent.id,
        createdAt: app.clock.now(),
        state,
        reason: '',
        settledAt: settledAt && new Date(settledAt),
        contentSealed: null,
        tokenSealed: null,
      });
    }
    expect((await onlyRow()).ProposalSentAt).toBe('2026-11-20T15:43:00.000Z');
  });
});
