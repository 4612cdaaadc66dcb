import type { EntityManager } from 'typeorm';
import { HouseholdApplicationService } from '../../backend/src/enrollment/household-application/household-application.service.ts';
import { Signature } from '../../backend/src/enrollment/parts/documents/signature.table.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { isSqlite } from '../../backend/src/platform/database/is-sqlite.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { SandboxEnrollment } from '../../backend/src/simulators/marketplace/sandbox-marketplace.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ATTESTATION_VERSION } from '../../shared/src/marketplace/enroll-refusals.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { workOff } from '../installation/approved-quotes.ts';
import type { TestApp } from '../support/app.ts';
import { consentsOf, recorded, revokeConsent } from '../support/consent-builders.ts';
import { quotedHousehold, sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { signHousehold, submissionOf } from '../support/submittable-household.ts';
import { bodyOf, ENROLL, enrollAs, pageOfQuote, readyQuote, reviewed, sellMarketplacePlans } from './enrolling.ts';
import { startAtMarketplace } from './visits.ts';

/** Until another transaction waits for a lock. */
async function waited(tx: EntityManager): Promise<void> {
  for (let isWaiting = isSqlite(tx); !isWaiting;) {
    const [row] = await tx.query<{ Value: string }[]>("SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'");
    isWaiting = Number(row!.Value) > 0;
  }
}

const CHANGED = 'The amounts have changed. Please review them.';
const SIGN_AGAIN = 'The application has changed since it was signed. Review it and sign again.';

describe('an enrollment at the marketplace', () => {
  let app: TestApp;
  let agent: User;
  let offExchange: number;
  let plans: Awaited<ReturnType<typeof sellMarketplacePlans>>;
  beforeAll(async () => {
    app = await startAtMarketplace();
    plans = await sellMarketplacePlans(app);
    offExchange = (await sellIndividualPlans(app)).ppo;
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const ready = (given: Partial<Parameters<typeof readyQuote>[3]> = {}, consumerId = '1000101') =>
    readyQuote(app, agent, consumerId, { plans, ...given });
  const applicationsOf = (quoteId: number) => app.database.manager.countBy(IndividualApplication, { quoteId });
  /** And nothing of it is stored. */
  const expectRefusal = async (id: number, user: User, body: object, expected: [number, unknown]) => {
    const answer = await enrollAs(app, user, body);
    expect([answer.status, answer.body.Message]).toEqual(expected);
    expect(await applicationsOf(id)).toBe(0);
    return answer.body.Fields as Record<string, string[]>;
  };

  it('is refused, by field, for everything that is not what is stored', async () => {
    const { id, body } = await ready();
    const [applicant] = body.applicants;
    const wrong: Record<string, object> = {
      ConsumerId: { ConsumerId: '1000102' },
      agentId: { agentId: 'A9999' },
      NpnNumber: { NpnNumber: '9999999' },
      planId: { planId: plans[2026] },
      payment: { payment: body.payment - 0.01 },
      electedAPTCAmount: { electedAPTCAmount: 50.01 },
      applicants: { applicants: [{ ...applicant, TobaccoUse: true, LastUse: '2026-11-01' }] },
    };
    for (const [field, given] of Object.entries(wrong)) {
      expect(await expectRefusal(id, agent, { ...body, ...given }, [422, CHANGED])).toEqual({ [field]: [CHANGED] });
    }
    expect((await enrollAs(app, agent, body)).status).toBe(200);
  });

  it('needs the attestation for a tax credit, and none without', async () => {
    const { id, body } = await ready();
    const message = 'The client must accept the tax credit attestation, or elect no subsidy.';
    const unattested = { ...body, APTCAttestation: false };
    expect(await expectRefusal(id, agent, unattested, [422, message])).toEqual({ APTCAttestation: [message] });
    const { body: free } = await ready({ elected: 0 }, '1000109');
    expect(free).toMatchObject({ electedAPTCAmount: 0, APTCAttestation: false });
    expect((await enrollAs(app, agent, free)).status).toBe(200);
  });

  it('signs with which words the tax credit is attested', async () => {
    const wordsOf = async (quoteId: number) => {
      const found = { where: { quoteId }, relations: { content: true } } as const;
      const { content } = await app.database.manager.findOneOrFail(Signature, found);
      return (await app.get(HouseholdApplicationService).readSigned(content!)).Marketplace!.AttestationVersion;
    };
    expect(await wordsOf((await ready()).id)).toBe(ATTESTATION_VERSION);
    expect(await wordsOf((await ready({ elected: 0 }, '1000109')).id)).toBeNull();
  });

  it('needs the client’s consent and the review of the application as it is, also on the page', async () => {
    const { id, body } = await ready({ isReviewed: false });
    const { SubmissionProblem } = await consentsOf(app, agent, id);
    expect(SubmissionProblem).toEqual(expect.any(String));
    await expectRefusal(id, agent, body, [409, SubmissionProblem]);
    expect(await pageOfQuote(app, agent, id)).toMatchObject({ CanSubmit: false, SubmitProblem: SubmissionProblem });
  });

  it('stops when the consent is revoked', async () => {
    const { id, body } = await ready();
    const { Consents } = await consentsOf(app, agent, id);
    for (const { Id, Kind } of Consents) {
      if (Kind === 'Consent') {
        await revokeConsent(app, agent, Id);
      }
    }
    await expectRefusal(id, agent, body, [409, expect.stringMatching(/revoked/)]);
  });

  it('needs another signature once another amount of the tax credit is elected', async () => {
    const { id, body } = await ready();
    const caller = await app.as(agent);
    const versionOf = async () => (await pageOfQuote(app, agent, id)).Quote.Version;
    const back = await caller.put(`/api/quote/BackToQuoting/${id}`).send({ Version: await versionOf() });
    const change = { Id: id, QuoteType: 'IndividualNewBusiness', Ffm: { AptcElectedAmount: 40 } };
    const elected = await caller.put('/api/quote').send({ ...change, Version: await versionOf() });
    const again = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: await versionOf() });
    expect([back.status, elected.status, again.status]).toEqual([200, 200, 200]);
    await reviewed(app, agent, id);
    expect(Object.keys(await expectRefusal(id, agent, body, [422, CHANGED]))).toEqual(['payment', 'electedAPTCAmount']);
    const now = await bodyOf(app, agent, id);
    expect([now.electedAPTCAmount, now.payment]).toEqual([40, body.payment + 10]);
    await expectRefusal(id, agent, now, [409, SIGN_AGAIN]);
    await signHousehold(app, agent, id);
    expect((await enrollAs(app, agent, now)).status).toBe(200);
  });

  it('needs a signature of the application as it is', async () => {
    const { id, body } = await ready({ isSigned: false });
    await expectRefusal(id, agent, body, [409, 'Sign the application before you submit it.']);
  });

  it('is found by its consumer without the quote’s id, for its own agent only', async () => {
    const { id, body } = await ready();
    const { QuoteId: _quote, ...unnamed } = body;
    const other = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const NOBODYS = 'There is no open marketplace quote of yours with this consumer ID.';
    await expectRefusal(id, other, unnamed, [404, NOBODYS]);
    await expectRefusal(id, other, body, [404, expect.any(String)]);
    await expectRefusal(id, agent, { ...unnamed, ConsumerId: '1000102' }, [404, NOBODYS]);
    expect((await enrollAs(app, agent, unnamed)).body).toMatchObject({ Pending: true });
    await workOff(app);
    expect((await enrollAs(app, agent, unnamed)).body.Message).toBe(NOBODYS);
    expect((await enrollAs(app, agent, body)).body.Message).toBe('This quote has already been submitted.');
    expect(await submissionOf(app, agent, id)).toMatchObject({ Status: 'Complete' });
  });

  it('is about the household as it is once another change is saved, also without the quote’s id', async () => {
    const { id, body } = await ready();
    const { QuoteId: _quote, ...unnamed } = body;
    const { answer } = await app.get(Transactions).run(async (tx) => {
      const lock = isSqlite(tx) ? {} : ({ lock: { mode: 'pessimistic_write' } } as const);
      await tx.findOneOrFail(Quote, { where: { id }, ...lock });
      const answer = enrollAs(app, agent, unnamed);
      await waited(tx);
      await tx.update(CensusMember, { quoteId: id }, { lastName: 'Changed' });
      return { answer };
    });
    expect((await answer).body.Message).toMatch(/review|sign/i);
    expect(await applicationsOf(id)).toBe(0);
  });

  it('never mixes two agents who have the same consumer at once', async () => {
    const other = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const [mine, theirs] = await Promise.all([
      ready({ elected: 10 }),
      readyQuote(app, other, '1000101', { plans, elected: 20 }),
    ]);
    expect(mine.id).not.toBe(theirs.id);
    await expectRefusal(theirs.id, agent, { ...mine.body, QuoteId: theirs.id }, [404, expect.any(String)]);
    await expectRefusal(mine.id, other, { ...theirs.body, QuoteId: mine.id }, [404, expect.any(String)]);
    await Promise.all([enrollAs(app, agent, mine.body), enrollAs(app, other, theirs.body)]);
    await workOff(app);
    for (const [user, { id }] of [
      [agent, mine],
      [other, theirs],
    ] as const) {
      expect(await submissionOf(app, user, id)).toMatchObject({ Status: 'Complete' });
      expect(await applicationsOf(id)).toBe(1);
    }
  });

  it('is submitted once by twenty clicks, and a repeated key answers what became of it', async () => {
    const { id, body } = await ready({}, '1000109');
    const enrolled = () => app.database.manager.countBy(SandboxEnrollment, { consumerId: '1000109' });
    const before = await enrolled();
    const clicks = await Promise.all(Array.from({ length: 20 }, (_, at) => enrollAs(app, agent, body, `click-${at}`)));
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(clicks.filter(({ body: { Message } }) => Message === 'This quote has already been submitted.')).toHaveLength(
      19,
    );
    await workOff(app);
    const key = `click-${clicks.findIndex(({ status }) => status === 200)}`;
    expect((await enrollAs(app, agent, body, key)).body).toMatchObject({ Status: 'Complete', Pending: false });
    expect([await applicationsOf(id), (await enrolled()) - before]).toEqual([1, 1]);
  });

  it('is not for staff, agent admins, other lines, or quotes that are not of the marketplace', async () => {
    const { id, body } = await ready();
    const { agencyId } = await app.database.manager.findOneByOrFail(Agent, { id: agent.agentId! });
    const admin = await insertAgentUser(app, { roles: [ROLES.smallGroupAgentAdmin] });
    await app.database.manager.update(Agent, { id: admin.agentId! }, { agencyId });
    for (const user of [await insertSalesUser(app), admin]) {
      await expectRefusal(id, user, body, [403, 'You must be an agent to access the FFM.']);
      expect((await signHousehold(app, user, id)).status).toBeGreaterThanOrEqual(400);
    }
    const off = await quotedHousehold(app, agent, { planId: offExchange });
    await expectRefusal(off.id, agent, { ...body, QuoteId: off.id }, [
      409,
      'This quote is not enrolled at the marketplace.',
    ]);
  });

  it('goes to the marketplace only: the carrier’s submission refuses it', async () => {
    const { id, body } = await ready();
    const carrier = (await app.as(agent)).post(`/api/individual/enroll/${id}`);
    expect((await carrier.send({ paymentAmount: body.payment })).body.Message).toBe(
      'Plans of the marketplace are enrolled at the marketplace.',
    );
    expect(await applicationsOf(id)).toBe(0);
  });

  it('is for pages of this site, in JSON', async () => {
    const { id, body } = await ready();
    const caller = await app.as(agent);
    const foreign = await caller.post(ENROLL).set('Origin', 'https://elsewhere.example').send(body);
    const form = await caller.post(ENROLL).type('form').send('QuoteId=1');
    expect([foreign.status, form.status]).toEqual([403, 415]);
    expect(await applicationsOf(id)).toBe(0);
  });

  it('answers malformed bodies by field', async () => {
    const { id, body } = await ready();
    const malformed = {
      ...body,
      planId: 'seven',
      payment: '12',
      electedAPTCAmount: -1,
      applicants: [],
      ConsumerId: '../1',
    };
    const answer = await enrollAs(app, agent, malformed);
    expect([answer.status, Object.keys(answer.body.Fields as object).sort()]).toEqual([
      400,
      ['ConsumerId', 'applicants', 'electedAPTCAmount', 'payment', 'planId'],
    ]);
    expect(await applicationsOf(id)).toBe(0);
    expect(await bodyOf(app, agent, id)).toEqual(body);
    expect(await app.database.manager.findOneByOrFail(Quote, { id })).toMatchObject({ status: 'SignatureRequired' });
  });

  it('is about a consent that names this agent', async () => {
    const { id, body } = await ready({ isReviewed: false });
    const partner = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await recorded(app, partner, { QuoteId: null });
    await expectRefusal(id, agent, body, [409, expect.any(String)]);
  });
});
