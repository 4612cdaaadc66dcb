import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { Consent } from '../../backend/src/quoting/consents/consent.table.ts';
import { SandboxVisit } from '../../backend/src/simulators/marketplace/sandbox-marketplace.table.ts';
import { MarketplaceVisit } from '../../backend/src/quoting/marketplace/marketplace-visit.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { TestApp } from '../support/app.ts';
import { buildAgent } from '../support/builders.ts';
import { consentsOf, recorded, REVIEW_BODY, revokeConsent } from '../support/consent-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { eligibilityOf, outbound, startAtMarketplace, startQuote, visit } from './visits.ts';
import { CONSENT_NOT_FOUND } from '../../backend/src/quoting/consents/consents.repository.ts';

const NONE = 'The client’s consent is not recorded yet. Record it before you help the client at the marketplace.';
const REVOKED = 'The client has revoked the consent. Do nothing more at the marketplace until there is a new one.';
const NO_REVIEW =
  'The client’s review of the application is not recorded yet. Record it before you submit the application.';

/** In Detroit. */
const LATE_ON_THE_20TH = '2026-11-21T04:50:00Z';
const ON_THE_21ST = '2026-11-21T05:00:00Z';

describe('help at the marketplace', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startAtMarketplace();
  });
  beforeEach(async () => {
    app.clock.set(LATE_ON_THE_20TH);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const start = (user: User, consumerId: string, elected = 0) => startQuote(app, user, consumerId, { elected });
  const refusal = ({ status, body }: { status: number; body: { Message: string } }) => [status, body.Message];
  /** The newborn of an application of the next day is born a day later: another household. */
  const completedNextDay = async () => {
    const completedAt = new Date('2026-11-21T17:00:00Z');
    await app.database.manager.update(SandboxVisit, { consumerId: '1000102' }, { completedAt });
  };

  describe('begins with a consent of the client', () => {
    const refusedWith = async (given: { ConsentId?: unknown }) => {
      const { manager } = app.database;
      const before = await manager.count(SandboxVisit);
      const answer = await outbound(app, agent, given as { ConsentId: number });
      expect(await manager.count(SandboxVisit)).toBe(before);
      expect(await manager.countBy(MarketplaceVisit, { userId: agent.id })).toBe(0);
      return answer;
    };

    it('that is named', async () => {
      for (const ConsentId of [null, 0, -1, '5', 1.5]) {
        const { status, body } = await refusedWith({ ConsentId: ConsentId ?? 0 });
        expect([ConsentId, status, Object.keys(body.Fields as object)]).toEqual([ConsentId, 400, ['ConsentId']]);
      }
    });

    it('that this agent may see', async () => {
      const foreign = await recorded(app, await insertAgentUser(app));
      for (const ConsentId of [foreign.Id, 2_000_000_001]) {
        expect(refusal(await refusedWith({ ConsentId }))).toEqual([404, CONSENT_NOT_FOUND]);
      }
    });

    it('that names this agent, not a colleague', async () => {
      const { agencyId } = await app.database.manager.findOneByOrFail(Agent, { id: agent.agentId! });
      const colleague = await app.insert(buildAgent({ agencyId }));
      const general = await app.insertUser({
        roles: [ROLES.individualAgent],
        agentId: colleague.id,
        isGeneralAgent: true,
      });
      const { Id: ConsentId } = await recorded(app, agent);
      agent = general;
      expect(refusal(await refusedWith({ ConsentId }))).toEqual([
        403,
        'This consent was given to another agent. Ask the client for one that names you.',
      ]);
    });

    it('that counts', async () => {
      const { Id: revoked } = await recorded(app, agent);
      await revokeConsent(app, agent, revoked);
      const { Id: unproven } = await recorded(app, agent, { Way: 'Email', Recording: null });
      const { Id: ended } = await recorded(app, agent, { Until: '2026-11-20' });
      const quote = await insertIndividualQuote(app, agent);
      const { Id: review } = await recorded(app, agent, { ...REVIEW_BODY, QuoteId: quote.id });
      app.clock.set(ON_THE_21ST);
      const answers = [];
      for (const ConsentId of [revoked, unproven, ended, review]) {
        answers.push(refusal(await refusedWith({ ConsentId })));
      }
      expect(answers).toEqual([
        [409, REVOKED],
        [409, 'The proof of the client’s consent is missing. Upload it.'],
        [409, 'The client’s consent ended on 11/20/2026. Ask the client for a new one, and record it.'],
        [409, NONE],
      ]);
    });
  });

  describe('the quote that comes of it', () => {
    it('has the consent of the visit, and lacks the review', async () => {
      const { Id: consentId } = await recorded(app, agent);
      await visit(app, agent, '1000101', consentId);
      const { body } = await start(agent, '1000101');
      await start(agent, '1000101', 50);
      const { Consents, HelpProblem, SubmissionProblem } = await consentsOf(app, agent, body.Id as number);
      expect([Consents.map(({ Id }) => Id), HelpProblem, SubmissionProblem]).toEqual([[consentId], null, NO_REVIEW]);
      expect((await consentsOf(app, agent, null)).Consents).toEqual([]);
      const linked = { action: 'link-consent', subjectId: String(body.Id) };
      expect(await app.database.manager.countBy(AuditEvent, linked)).toBe(1);
    });

    it('takes over the consent of a later visit too', async () => {
      await visit(app, agent, '1000101');
      const { body } = await start(agent, '1000101');
      await visit(app, agent, '1000101');
      await start(agent, '1000101');
      expect((await consentsOf(app, agent, body.Id as number)).Consents.length).toBe(2);
    });

    it('asks for a record of its own when the household changed, for which the same call is enough', async () => {
      const { Id: consentId } = await recorded(app, agent);
      await visit(app, agent, '1000102', consentId);
      const first = await start(agent, '1000102');
      await completedNextDay();
      const second = await start(agent, '1000102');
      const quoteId = second.body.Id as number;
      expect([second.status, quoteId === first.body.Id]).toEqual([201, false]);
      expect((await consentsOf(app, agent, quoteId)).HelpProblem).toBe(NONE);
      app.clock.set(ON_THE_21ST);
      await recorded(app, agent, { QuoteId: quoteId, GivenAt: LATE_ON_THE_20TH });
      expect((await consentsOf(app, agent, quoteId)).HelpProblem).toBeNull();
      const kept = await consentsOf(app, agent, first.body.Id as number);
      expect(kept.Consents.map(({ Id }) => Id)).toEqual([consentId]);
    });

    it('can be started anew after the first one was deleted', async () => {
      await visit(app, agent, '1000101');
      const { body } = await start(agent, '1000101');
      const caller = await app.as(agent);
      expect((await caller.put(`/api/quote/Delete/${body.Id}`).send({ Version: body.Version })).status).toBe(200);
      const again = await start(agent, '1000101');
      expect([again.status, again.body.Id === body.Id]).toEqual([201, false]);
    });

    it('has the consent of its own client, however many agents begin at once', async () => {
      const agents = await Promise.all([1, 2, 3, 4].map(() => insertAgentUser(app)));
      const made = await Promise.all(
        agents.map(async (user) => {
          const { Id } = await recorded(app, user);
          await visit(app, user, '1000101', Id);
          return { Id, quoteId: (await start(user, '1000101')).body.Id as number };
        }),
      );
      for (const { Id, quoteId } of made) {
        const consents = await app.database.manager.findBy(Consent, { quoteId });
        expect(consents.map(({ id }) => id)).toEqual([Id]);
      }
    });
  });

  describe('stops when the client revokes', () => {
    it('before there is a quote, and begins again with a new consent and a new visit', async () => {
      const { Id: consentId } = await recorded(app, agent);
      await visit(app, agent, '1000101', consentId);
      await revokeConsent(app, agent, consentId);
      expect(refusal(await eligibilityOf(app, agent, '1000101'))).toEqual([409, REVOKED]);
      expect(refusal(await start(agent, '1000101'))).toEqual([409, REVOKED]);
      expect(await app.database.manager.countBy(Quote, { createdByUserId: agent.id })).toBe(0);
      await visit(app, agent, '1000101');
      expect((await eligibilityOf(app, agent, '1000101')).status).toBe(200);
      expect((await start(agent, '1000101')).status).toBe(201);
    });

    it('for its quote, and goes on with a consent that is recorded there later', async () => {
      const { Id: consentId } = await recorded(app, agent);
      await visit(app, agent, '1000101', consentId);
      const { body } = await start(agent, '1000101', 50);
      await revokeConsent(app, agent, consentId);
      expect(refusal(await eligibilityOf(app, agent, '1000101'))).toEqual([409, REVOKED]);
      expect(refusal(await start(agent, '1000101', 60))).toEqual([409, REVOKED]);
      const { electedAptcCents } = await app.database.manager.findOneByOrFail(IndividualDetails, { quoteId: body.Id });
      expect(electedAptcCents).toBe(5000);
      app.clock.set(ON_THE_21ST);
      await recorded(app, agent, { QuoteId: body.Id as number, Recording: 'Call 4712' });
      const again = await start(agent, '1000101', 60);
      expect([again.status, again.body.Id, again.body.Ffm.AptcElectedAmount]).toEqual([201, body.Id, 60]);
    });

    it('and when the consent has ended', async () => {
      const { Id: consentId } = await recorded(app, agent, { Until: '2026-11-20' });
      await visit(app, agent, '1000101', consentId);
      app.clock.set(ON_THE_21ST);
      const ended = 'The client’s consent ended on 11/20/2026. Ask the client for a new one, and record it.';
      expect(refusal(await eligibilityOf(app, agent, '1000101'))).toEqual([409, ended]);
    });

    it('and is not there for a visit from before consents were recorded', async () => {
      await visit(app, agent, '1000101');
      await app.database.manager.update(MarketplaceVisit, { userId: agent.id }, { consentId: null });
      expect(refusal(await eligibilityOf(app, agent, '1000101'))).toEqual([409, NONE]);
    });
  });
});
