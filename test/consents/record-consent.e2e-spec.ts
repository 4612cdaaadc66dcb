import { createHash } from 'node:crypto';
import { Consent } from '../../backend/src/quoting/consents/consent.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import { Agency } from '../../backend/src/platform/people/agency.table.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildAgent } from '../support/builders.ts';
import {
  attachProof,
  CONSENT_BODY,
  consentsOf,
  recordConsent,
  recorded,
  REVIEW_BODY,
} from '../support/consent-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPdf, pdfWithAction } from '../support/pdf-files.ts';

const TEXT_CHANGED =
  'The text has changed since this page was loaded. Reload the page, and read or send the new text to the client.';

describe('POST /api/individual/consents', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T15:00:00Z');
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const audited = (subject: string, subjectId: number) =>
    app.database.manager.find(AuditEvent, { where: { subject, subjectId: String(subjectId) }, order: { id: 'ASC' } });

  it('records a consent before there is a quote, with everything that the regulation asks for', async () => {
    const { npnNumber, firstName, lastName, agencyId } = await app.database.manager.findOneByOrFail(Agent, {
      id: agent.agentId!,
    });
    const agency = await app.database.manager.findOneByOrFail(Agency, { id: agencyId });
    const { status, body } = await recordConsent(app, agent);
    expect([status, body]).toEqual([
      201,
      {
        Id: body.Id,
        QuoteId: null,
        Kind: 'Consent',
        State: 'Valid',
        Way: 'Call',
        Recording: 'Call 4711',
        ConsumerName: 'Ada Quixwater',
        RepresentativeName: null,
        RepresentativeRelationship: null,
        AgentName: `${firstName} ${lastName}${npnNumber ? `, NPN ${npnNumber}` : ''}`,
        AgencyName: agency.name,
        GivenAt: '2026-11-20T15:00:00.000Z',
        Until: '2027-11-20',
        TextVersion: '2026-12-consent',
        Text: expect.stringContaining('Duration: from 11/20/2026 through 11/20/2027'),
        Sha256: createHash('sha256').update(body.Text).digest('hex'),
        Proof: null,
        Answered: null,
        RecordedAt: '2026-11-20T15:00:00.000Z',
        RecordedBy: 'Ada Agent',
        Revocation: null,
        RetainUntil: '2037-11-20',
        IsOwn: true,
      },
    ]);
    const list = await consentsOf(app, agent, null);
    expect([list.Consents, list.QuoteId, list.HelpProblem]).toEqual([[body], null, null]);
    expect((await audited('consent', body.Id)).map(({ action }) => action)).toEqual(['record-consent']);
  });

  it('records the review of a household, line by line, without SSN', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const { body } = await recordConsent(app, agent, { ...REVIEW_BODY, QuoteId: quote.id });
    expect([body.State, body.TextVersion, body.RetainUntil]).toEqual(['Valid', '2026-12-review-2', '2036-11-20']);
    expect(body.Text).toContain('- Coverage begins on 12/1/2026.');
    expect(body.Text).toContain('- Ada Quixwater, applicant, born 6/15/1985, applies for coverage.');
    const [entry] = await audited('quote', quote.id);
    expect([entry?.action, entry?.fields]).toEqual(['record-review', `record ${body.Id}`]);
    const { body: entries } = await (await app.as(agent)).get(`/api/timeline/quote/${quote.id}`);
    expect(entries[0].What).toBe('Review of the application by the client recorded');
  });

  it('names the representative who gave it', async () => {
    const given = { RepresentativeName: 'Grace Quixwater', RepresentativeRelationship: 'Daughter' };
    const { body } = await recordConsent(app, agent, given);
    expect(body).toMatchObject(given);
    expect(body.Text).toContain('Grace Quixwater, authorized representative of Ada Quixwater (Daughter), do you give');
  });

  it('records it once, however often it is sent, at the same moment too', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const sent = await Promise.all(Array.from({ length: 5 }, () => recordConsent(app, agent, { QuoteId: quote.id })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.Id)).size).toBe(1);
    expect(await app.database.manager.countBy(Consent, { quoteId: quote.id })).toBe(1);
  });

  it.each([
    ['words that were not shown', { Text: 'Anything goes.' }, 'Text', TEXT_CHANGED],
    [
      'a time in the future',
      { GivenAt: '2026-11-20T15:00:01Z' },
      'GivenAt',
      'The time cannot be in the future. If it was a moment ago, choose “Just now”.',
    ],
    [
      'more than a year',
      { Until: '2027-11-21' },
      'Until',
      'A consent lasts at most one year: choose 11/20/2027 or an earlier day.',
    ],
    [
      'a call that nobody can find',
      { Recording: null },
      'Recording',
      'Enter where the recording can be found: its number, or the file and the system.',
    ],
    [
      'a review of nothing',
      REVIEW_BODY,
      'QuoteId',
      'A review is recorded on the quote of the household that was reviewed.',
    ],
  ])('refuses %s', async (_what, given, field, message) => {
    const { status, body } = await recordConsent(app, agent, given);
    expect([status, body.Message, body.Fields]).toEqual([422, message, { [field]: [message] }]);
    expect(await app.database.manager.countBy(Consent, { agentId: agent.agentId! })).toBe(0);
  });

  it.each([
    ['no name', { ConsumerName: ' ' }, 'Client is required.'],
    [
      'a name that no paper has',
      { ConsumerName: 'Ada <b>' },
      'Use letters, spaces, hyphens, apostrophes and periods only.',
    ],
    ['a day for a time', { GivenAt: '2026-11-20' }, 'Date and time must be a date and time.'],
    ['another way', { Way: 'Pigeon' }, 'How it was given must be one of: Call, Email, Text, ESignature, Paper.'],
  ])('refuses %s', async (_what, given, message) => {
    const { status, body } = await recordConsent(app, agent, given);
    expect([status, Object.values(body.Fields).flat()]).toEqual([400, [message]]);
  });

  it('refuses a review that was given before the household was changed', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const given = { ...REVIEW_BODY, QuoteId: quote.id, GivenAt: '2026-11-20T14:59:59Z' };
    const { status, body } = await recordConsent(app, agent, given);
    expect([status, body.Message]).toEqual([
      422,
      'The household was changed on 11/20/2026, 10:00 AM. The client has to review it after that.',
    ]);
  });

  describe('by somebody else', () => {
    it('is refused to staff, to agent admins, and to agents of other quotes', async () => {
      const quote = await insertIndividualQuote(app, agent);
      const general = await app.insertUser({ ...(await generalAgentOf(agent)) });
      const admin = await app.insertUser({ roles: ['tuo-role-smallgroupagentadmin'], agentId: agent.agentId });
      const stranger = await insertAgentUser(app);
      const users = [await insertSalesUser(app), admin, general, stranger];
      const answers = await Promise.all(users.map((user) => recordConsent(app, user, { QuoteId: quote.id })));
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
      expect(answers[2]!.body.Message).toBe('Only an agent of this quote can record what the client agreed to.');
      expect((await consentsOf(app, general, quote.id)).Draft).toBeNull();
      expect((await consentsOf(app, users[0]!, quote.id)).Draft).toBeNull();
    });

    async function generalAgentOf({ agentId }: User) {
      const { agencyId } = await app.database.manager.findOneByOrFail(Agent, { id: agentId! });
      const colleague = await app.insert(buildAgent({ agencyId }));
      return { agentId: colleague.id, isGeneralAgent: true };
    }
  });

  describe('with a PDF as proof', () => {
    it('counts once the proof is there, which is kept to the byte and opened by staff', async () => {
      const quote = await insertIndividualQuote(app, agent);
      const made = await recorded(app, agent, { QuoteId: quote.id, Way: 'Email', Recording: null });
      expect(made.State).toBe('ProofMissing');
      expect((await consentsOf(app, agent, quote.id)).HelpProblem).toBe(
        'The proof of the client’s consent is missing. Upload it.',
      );
      const file = await buildPdf();
      const { status, body } = await attachProof(app, agent, made.Id, file);
      const sha256 = createHash('sha256').update(file).digest('hex');
      expect([status, body.State, body.Proof]).toEqual([
        201,
        'Valid',
        { FileName: 'Reply.pdf', SizeBytes: file.length, Sha256: sha256 },
      ]);
      expect((await consentsOf(app, agent, quote.id)).HelpProblem).toBeNull();
      const shown = await (
        await app.as(await insertSalesUser(app))
      )
        .get(`/api/individual/consents/${made.Id}/proof`)
        .buffer(true);
      expect((shown.body as Buffer).equals(file)).toBe(true);
      expect(shown.headers['content-security-policy']).toMatch(/^sandbox;/);
      expect((await audited('quote', quote.id)).map(({ action }) => action)).toEqual([
        'record-consent',
        'attach-consent-proof',
        'view-consent-proof',
      ]);
    });

    it('is attached once, also when two are sent at the same moment, and is checked like every upload', async () => {
      const made = await recorded(app, agent, { Way: 'Paper', Recording: null });
      const hostile = await pdfWithAction({ S: 'JavaScript', JS: 'app.alert(1)' });
      const refused = await attachProof(app, agent, made.Id, hostile);
      expect([refused.status, refused.body.Message]).toEqual([
        400,
        'This PDF contains scripts. Print it to a new PDF, and upload that one.',
      ]);
      const answers = await Promise.all([1, 2].map(() => attachProof(app, agent, made.Id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.Message).toBe(
        'This record has its proof already. If the file is wrong, revoke the record and record it again.',
      );
      expect(await app.database.manager.countBy(StoredDocument, { ownerUserId: agent.id })).toBe(1);
    });

    it('is attached by nobody else, and missing where there is none', async () => {
      const made = await recorded(app, agent);
      const stranger = await insertAgentUser(app);
      expect((await attachProof(app, stranger, made.Id)).status).toBe(404);
      const none = await (await app.as(agent)).get(`/api/individual/consents/${made.Id}/proof`);
      expect([none.status, none.body.Message]).toEqual([404, 'This record has no file as its proof.']);
    });
  });

  it('outlives its quote: neither the quote nor the proof can be deleted while it is kept', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const made = await recorded(app, agent, { QuoteId: quote.id });
    await attachProof(app, agent, made.Id);
    const { version } = await app.database.manager.findOneByOrFail(Quote, { id: quote.id });
    const deleted = await (await app.as(agent)).put(`/api/quote/Delete/${quote.id}`).send({ Version: version });
    expect(deleted.status).toBe(200);
    const gone = await (await app.as(agent)).get(`/api/individual/consents/${quote.id}`);
    const staff = await consentsOf(app, await insertSalesUser(app), quote.id);
    expect([gone.status, staff.Consents.length]).toEqual([404, 1]);
    const { manager } = app.database;
    const { proofDocumentId } = await manager.findOneByOrFail(Consent, { id: made.Id });
    await expect(manager.delete(Quote, { id: quote.id })).rejects.toThrow(/constraint/i);
    await expect(manager.delete(StoredDocument, { id: proofDocumentId! })).rejects.toThrow(/constraint/i);
  });

  it('shows nothing to another agency', async () => {
    const made = await recorded(app, agent);
    const quote = await insertIndividualQuote(app, agent);
    const stranger = await app.as(await insertAgentUser(app));
    const answers = [
      await stranger.get(`/api/individual/consents/${quote.id}`),
      await stranger.get(`/api/individual/consents/${quote.id}/folder`),
      await stranger.get(`/api/individual/consents/${made.Id}/proof`),
      await stranger
        .post(`/api/individual/consents/${made.Id}/revoke`)
        .send({ Way: CONSENT_BODY.Way, RevokedBy: 'Mallory' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await stranger.get('/api/individual/consents')).body.Consents).toEqual([]);
  });
});
