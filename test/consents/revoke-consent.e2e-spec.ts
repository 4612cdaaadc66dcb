import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { ConsentsService } from '../../backend/src/quoting/consents/consents.service.ts';
import { Quotes } from '../../backend/src/quoting/quotes/quotes.repository.ts';
import { QuoteAgent } from '../../backend/src/quoting/quotes/quote-agent.table.ts';
import type { SessionUser } from '../../backend/src/platform/http/current-user.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import {
  CONSENT_BODY,
  consentsOf,
  recordConsent,
  recorded,
  REVIEW_BODY,
  revokeConsent,
} from '../support/consent-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';

const REVOKED = 'The client has revoked the consent. Do nothing more at the marketplace until there is a new one.';
const NONE = 'The client’s consent is not recorded yet. Record it before you help the client at the marketplace.';

describe('what may be done at the marketplace', () => {
  let app: TestApp;
  let agent: User;
  let quoteId: number;
  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T15:00:00Z');
    agent = await insertAgentUser(app);
    quoteId = (await insertIndividualQuote(app, agent)).id;
  });
  afterAll(() => app.close());

  const sessionOf = (user: User) =>
    ({ id: user.id, agentId: user.agentId, isInternal: false, permissions: ['agent'] }) as unknown as SessionUser;
  const problems = async () => {
    const { HelpProblem, SubmissionProblem } = await consentsOf(app, agent, quoteId);
    return [HelpProblem, SubmissionProblem];
  };
  /** As the operation that submits does it. */
  const submitting = (user = agent) =>
    app.get(Transactions).run(async (tx) => {
      const quote = await app.get(Quotes).of('household').lock(sessionOf(user), quoteId, tx);
      await app.get(ConsentsService).assertMaySubmit(tx, sessionOf(user), quote);
      return 'submitted';
    });
  const both = async () => {
    const consent = await recorded(app, agent, { QuoteId: quoteId });
    return [consent, await recorded(app, agent, { ...REVIEW_BODY, QuoteId: quoteId })] as const;
  };

  it('is nothing before the consent, help with it, and submission with both', async () => {
    expect(await problems()).toEqual([NONE, NONE]);
    await expect(submitting()).rejects.toMatchObject({ code: 'WRONG_STATE', message: NONE });
    await recorded(app, agent, { QuoteId: quoteId });
    expect(await problems()).toEqual([
      null,
      'The client’s review of the application is not recorded yet. Record it before you submit the application.',
    ]);
    await recorded(app, agent, { ...REVIEW_BODY, QuoteId: quoteId });
    expect(await problems()).toEqual([null, null]);
    expect(await submitting()).toBe('submitted');
  });

  it('is no submission when the household is not what the client reviewed, until it is again', async () => {
    await both();
    const changed = (tobacco: boolean) => app.database.manager.update(CensusMember, { quoteId }, { tobacco });
    await changed(true);
    const outdated =
      'The household, its tax credit or its plans have changed since the client reviewed the application. Have the client review it again, and record that.';
    expect(await problems()).toEqual([null, outdated]);
    expect((await consentsOf(app, agent, quoteId)).Consents.map(({ State }) => State)).toEqual(['Outdated', 'Valid']);
    await expect(submitting()).rejects.toMatchObject({ message: outdated });
    await changed(false);
    expect(await submitting()).toBe('submitted');
  });

  it('is nothing by another agent of the quote, to whom neither was given', async () => {
    await both();
    const other = await insertAgentUser(app);
    await app.database.manager.insert(QuoteAgent, { quoteId, agentId: other.agentId!, position: 2 });
    await expect(submitting(other)).rejects.toMatchObject({ message: NONE });
    expect((await consentsOf(app, other, quoteId)).HelpProblem).toBe(NONE);
    expect((await consentsOf(app, other, quoteId)).Consents.map(({ IsOwn }) => IsOwn)).toEqual([false, false]);
  });

  it('ends with the last day of the consent', async () => {
    // Still the 20th in Detroit.
    app.clock.set('2026-11-21T04:50:00Z');
    agent = await insertAgentUser(app);
    quoteId = (await insertIndividualQuote(app, agent)).id;
    await recorded(app, agent, { QuoteId: quoteId, Until: '2026-11-20' });
    app.clock.set('2026-11-21T04:59:59Z');
    expect((await problems())[0]).toBeNull();
    app.clock.set('2026-11-21T05:00:00Z');
    expect((await problems())[0]).toBe(
      'The client’s consent ended on 11/20/2026. Ask the client for a new one, and record it.',
    );
  });

  it('stops when the client revokes, whichever record is revoked, and begins again with a consent given after that', async () => {
    const [consent, review] = await both();
    const earlier = {
      ...CONSENT_BODY,
      QuoteId: quoteId,
      Recording: 'Call 4712',
      GivenAt: '2026-11-19T15:00:00Z',
      Until: '2027-01-01',
    };
    const second = await recorded(app, agent, earlier);
    app.clock.set('2026-11-20T15:10:00Z');
    const { status, body } = await revokeConsent(app, agent, second.Id);
    expect([status, body.State, body.Revocation]).toEqual([
      200,
      'Revoked',
      {
        RevokedAt: '2026-11-20T15:10:00.000Z',
        Way: 'Email',
        RevokedBy: 'Ada Quixwater',
        RecordedAt: '2026-11-20T15:10:00.000Z',
        RecordedBy: 'Ada Agent',
      },
    ]);
    expect(await problems()).toEqual([REVOKED, REVOKED]);
    await expect(submitting()).rejects.toMatchObject({ message: REVOKED });
    const { Consents } = await consentsOf(app, agent, quoteId);
    expect(Consents.map(({ Id, State }) => [Id, State])).toEqual([
      [second.Id, 'Revoked'],
      [review.Id, 'Valid'],
      [consent.Id, 'Revoked'],
    ]);
    const stale = await recordConsent(app, agent, {
      QuoteId: quoteId,
      GivenAt: '2026-11-20T15:09:59Z',
      Recording: 'Call 4713',
    });
    expect([stale.status, stale.body.Message]).toEqual([
      422,
      'The client revoked it on 11/20/2026, 10:10 AM. Record one that was given after that.',
    ]);
    await recorded(app, agent, { QuoteId: quoteId });
    expect(await problems()).toEqual([null, null]);
  });

  it('is revoked once when two do it at the same moment', async () => {
    const consent = await recorded(app, agent, { QuoteId: quoteId });
    const answers = await Promise.all([1, 2, 3, 4].map(() => revokeConsent(app, agent, consent.Id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.Message).toBe('This record is already revoked.');
    const entries = { subject: 'quote', subjectId: String(quoteId), action: 'revoke-consent' };
    expect(await app.database.manager.countBy(AuditEvent, entries)).toBe(1);
  });

  it.each([
    ['2026-11-20T14:59:59Z', 'It cannot be revoked before it was given.'],
    ['2026-11-20T15:00:01Z', 'The time cannot be in the future. If it was a moment ago, choose “Just now”.'],
  ])('is not revoked at %s', async (RevokedAt, message) => {
    const consent = await recorded(app, agent, { QuoteId: quoteId });
    const { status, body } = await revokeConsent(app, agent, consent.Id, { RevokedAt });
    expect([status, body.Message]).toEqual([422, message]);
    expect((await problems())[0]).toBeNull();
  });

  describe('a consent from before the quote', () => {
    const link = (user: User, consentId: number) =>
      app.get(Transactions).run(async (tx) => {
        const quote = await app.get(Quotes).of('household').lock(sessionOf(user), quoteId, tx);
        await app.get(ConsentsService).link(tx, sessionOf(user), quote, consentId);
      });

    it('belongs to the quote that came of it, and to no other', async () => {
      const consent = await recorded(app, agent);
      await link(agent, consent.Id);
      const { Consents, HelpProblem } = await consentsOf(app, agent, quoteId);
      expect([Consents.map(({ Id }) => Id), HelpProblem]).toEqual([[consent.Id], null]);
      expect((await consentsOf(app, agent, null)).Consents).toEqual([]);
      const first = quoteId;
      quoteId = (await insertIndividualQuote(app, agent)).id;
      await link(agent, consent.Id);
      expect((await consentsOf(app, agent, first)).Consents.map(({ Id }) => Id)).toEqual([consent.Id]);
      expect((await consentsOf(app, agent, quoteId)).HelpProblem).toBe(NONE);
    });

    it('helps nobody once it is revoked, and no other agent', async () => {
      const consent = await recorded(app, agent);
      const mayHelp = (user: User) => app.get(ConsentsService).assertMayHelp(sessionOf(user), consent.Id);
      await mayHelp(agent);
      await expect(mayHelp(await insertAgentUser(app))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await revokeConsent(app, agent, consent.Id);
      await expect(mayHelp(agent)).rejects.toMatchObject({ code: 'WRONG_STATE', message: REVOKED });
      await expect(link(agent, consent.Id)).rejects.toMatchObject({ message: REVOKED });
    });
  });
});
