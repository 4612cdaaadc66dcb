import { DatabaseSessionStore } from '../../backend/src/platform/account/session-store.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { Idempotency } from '../../backend/src/platform/jobs/idempotency.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import { User } from '../../backend/src/platform/people/user.table.ts';
import { Consent } from '../../backend/src/quoting/consents/consent.table.ts';
import { GroupCensusService } from '../../backend/src/quoting/group-census/group-census.service.ts';
import { ExpireQuotesService } from '../../backend/src/quoting/quotes/expire-quotes.service.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildAgent } from '../support/builders.ts';
import { insertConsent } from '../support/consent-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';

describe('a consent that must be kept for ten years', () => {
  let app: TestApp;
  let recorder: User;
  beforeAll(async () => {
    app = await startApp();
    recorder = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  /** Given to an agent of whom there is nothing else. */
  const consentOfLoneAgent = async () => {
    const { agencyId } = await app.database.manager.findOneByOrFail(Agent, { id: recorder.agentId! });
    const agent = await app.insert(buildAgent({ agencyId }));
    const user = await app.insertUser();
    const quote = await insertIndividualQuote(app, { id: recorder.id, agentId: null });
    const given = { agentId: agent.id, recordedByUserId: user.id };
    return insertConsent(app, recorder, quote, given);
  };

  it('keeps its quote, its agent, whoever recorded it, and its proof', async () => {
    const { manager } = app.database;
    const { id, quoteId, agentId, recordedByUserId, proofDocumentId } = await consentOfLoneAgent();
    const deletions = [
      () => manager.delete(Quote, { id: quoteId! }),
      () => manager.delete(Agent, { id: agentId }),
      () => manager.delete(User, { id: recordedByUserId }),
      () => manager.delete(StoredDocument, { id: proofDocumentId! }),
    ];
    for (const deletion of deletions) {
      await expect(deletion()).rejects.toThrow(/constraint/i);
    }
    // It alone keeps them.
    await manager.delete(Consent, { id });
    for (const deletion of deletions) {
      expect((await deletion()).affected).toBe(1);
    }
  });

  it('outlives everything that deletes at night', async () => {
    const consent = await consentOfLoneAgent();
    app.clock.set('2036-11-19T17:00:00Z');
    await app.get(DatabaseSessionStore).purge();
    await app.get(Idempotency).purge();
    await app.get(GroupCensusService).purgeRemoved();
    await app.get(ExpireQuotesService).expireAll(new AbortController().signal);
    const { manager } = app.database;
    expect(await manager.findOneBy(Consent, { id: consent.id })).toEqual(consent);
    expect(await manager.existsBy(StoredDocument, { id: consent.proofDocumentId! })).toBe(true);
  });
});
