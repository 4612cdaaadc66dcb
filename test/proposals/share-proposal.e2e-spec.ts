import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Link } from '../../backend/src/platform/links/link.table.ts';
import { ShareLinkOpen } from '../../backend/src/quoting/proposals/share-link-open.table.ts';
import type { ProposalHistory, ShareProposalResponse } from '../../shared/src/proposals/proposal.record.ts';
import { SHARE_DAYS_PROBLEM, TOO_MANY_SHARE_LINKS } from '../../shared/src/proposals/share-link.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertProposal, insertShareLink } from '../support/proposal-builders.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1';

describe('sharing a proposal', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'http://quote.example.com' });
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
  });
  afterAll(() => app.close());

  async function madeProposal() {
    const quote = await insertQuote(app, agent, { status: 'CreatedProposal' });
    return { quote, proposal: await insertProposal(app, agent, quote) };
  }
  const share = async (proposalId: number, body: object = {}, user = agent) =>
    (await app.as(user)).post(`/api/proposal/Share/${proposalId}`).send(body);
  const links = async (quoteId: number) =>
    ((await (await app.as(agent)).get(`/api/proposal/GetProposalHistory/${quoteId}`)).body as ProposalHistory)
      .Proposals[0]!;
  const tokenOf = ({ Url }: ShareProposalResponse) => Url.split('/p/')[1]!;

  it('gives a link for fourteen days, once: its address is kept nowhere', async () => {
    const { quote, proposal } = await madeProposal();
    const { status, body } = await share(proposal.id);
    expect([status, body.Url]).toEqual([201, expect.stringMatching(/^http:\/\/quote\.example\.com\/p\/[\w-]{86}$/)]);
    expect(body.Share).toMatchObject({ State: 'Active', CreatedBy: 'Ada Agent', OpenCount: 0, Opens: [] });
    const lasts = Date.parse(body.Share.ExpiresAt as string) - Date.parse(body.Share.CreatedAt as string);
    expect(lasts).toBe(14 * 86_400_000);
    const stored = JSON.stringify(
      await app.database.manager.findBy(Link, { purpose: 'Proposal', subjectId: proposal.id }),
    );
    expect(stored).not.toContain(tokenOf(body as ShareProposalResponse).slice(0, 43));
    const { Shares, Sendings } = await links(quote.id);
    expect([Shares, Sendings]).toEqual([[body.Share], [expect.objectContaining({ How: 'Link', Times: 1 })]]);
  });

  it.each([
    [0, 400],
    [1, 201],
    [60, 201],
    [61, 400],
    [1.5, 400],
    ['14', 400],
  ])('for %j days answers %i', async (ExpiresInDays, status) => {
    const { proposal } = await madeProposal();
    const answer = await share(proposal.id, { ExpiresInDays });
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body.Fields.ExpiresInDays).toContain(SHARE_DAYS_PROBLEM);
    }
  });

  it('is for those who see the proposal: another agent finds neither it nor its links', async () => {
    const { proposal } = await madeProposal();
    const { id } = await insertShareLink(app, agent, proposal);
    const stranger = await insertAgentUser(app);
    expect((await share(proposal.id, {}, stranger)).status).toBe(404);
    expect((await (await app.as(stranger)).put(`/api/proposal/RevokeShare/${id}`)).status).toBe(404);
    expect((await app.database.manager.findOneByOrFail(Link, { id })).revokedAt).toBeNull();
    expect((await share(proposal.id, {}, await insertSalesUser(app))).status).toBe(201);
  });

  it('has an end at twenty links', async () => {
    const { proposal } = await madeProposal();
    for (let count = 0; count < 20; count += 1) {
      await insertShareLink(app, agent, proposal);
    }
    const { status, body } = await share(proposal.id);
    expect([status, body.Message]).toEqual([422, TOO_MANY_SHARE_LINKS]);
  });

  it('shows who opened it when: the network and the kind of device, and each reader once a minute', async () => {
    const { quote, proposal } = await madeProposal();
    const { token } = await insertShareLink(app, agent, proposal);
    const open = (userAgent: string) => app.anonymous().get(`/api/share/${token}/pdf`).set('User-Agent', userAgent);
    const first = app.clock.now().toISOString();
    await open(IPHONE);
    await open(IPHONE);
    await app.anonymous().get(`/api/share/${token}`);
    await open(IPHONE).set('Sec-Purpose', 'prefetch;prerender');
    app.clock.advance(60_000);
    await open('curl/8.9');
    const [link] = (await links(quote.id)).Shares;
    expect(link).toMatchObject({ OpenCount: 2, FirstOpenedAt: first, LastOpenedAt: app.clock.now().toISOString() });
    expect(link?.Opens.map(({ Device }) => Device)).toEqual(['Another program', 'Safari on iPhone']);
    const opens = await app.database.manager.findBy(ShareLinkOpen, { shareLinkId: link!.Id });
    expect(new Set(opens.map(({ address }) => address))).toEqual(new Set(['127.0.0.0']));
  });

  it('is taken back at once, and stays so', async () => {
    const { quote, proposal } = await madeProposal();
    const { id, token } = await insertShareLink(app, agent, proposal);
    const revoke = async () => (await app.as(agent)).put(`/api/proposal/RevokeShare/${id}`);
    expect((await app.anonymous().get(`/api/share/${token}/pdf`)).status).toBe(200);
    expect((await revoke()).status).toBe(204);
    const [first] = (await links(quote.id)).Shares;
    expect(first).toMatchObject({ State: 'Revoked', RevokedAt: app.clock.now().toISOString(), OpenCount: 1 });
    expect((await app.anonymous().get(`/api/share/${token}/pdf`)).status).toBe(404);
    app.clock.advance(5_000);
    expect((await revoke()).status).toBe(204);
    expect((await links(quote.id)).Shares[0]?.RevokedAt).toBe(first?.RevokedAt);
  });
});
