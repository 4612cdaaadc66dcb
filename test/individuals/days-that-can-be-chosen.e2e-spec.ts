import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import { importContracts } from '../../backend/src/book/contracts/import/import-contracts.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { QuoteStatus } from '../../shared/src/quotes/quote-status.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { contractLine } from '../individual-book/contract-lines.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { srcAgentIdOf } from '../support/contract-builders.ts';
import { quotedHousehold, SPECIAL_TERMS, WAIVES } from '../support/enrolling-household.ts';
import { insertIndividualQuote, person } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

const PASSED = 'This quote has expired because effective date is in the past.';
const TODAY = '2026-11-26T17:00:00Z';

describe('a day on which coverage of a household can begin', () => {
  let app: TestApp;
  let agent: User;
  let planId: number;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set(TODAY);
    await seedLocations(app.database, ['MI']);
    const plan = buildPlan({ market: 'Individual', displayName: 'Gold PPO', businessYear: 2026 });
    planId = (await sellPlan(app.database, plan, { periodStart: '2026-01-01', periodEnd: '2026-12-31' })).id;
  });
  beforeEach(async () => {
    app.clock.set(TODAY);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  /** Sessions end with the day: signed in anew, at the same agent's desk. */
  const on = async (instant: string) => {
    app.clock.set(instant);
    return app.as(await insertAgentUser(app, { roles: [ROLES.individualAgent], agentId: agent.agentId }));
  };
  const quoted = (terms: object, people = [person(WAIVES)]) => quotedHousehold(app, agent, { planId, terms, people });
  const child = (DateOfBirth: string) =>
    person({ ...WAIVES, FirstName: 'Mina', RelationshipToSubscriber: 'Child', DateOfBirth });

  it.each(['Birth', 'Adoption', 'FosterChild', 'NamedLegalGuardian'])(
    'is the day of the event itself, of %s, for 60 days: what is offered is enrolled',
    async (QualifyingEventReason) => {
      const caller = await app.as(agent);
      const query = `planType=Permanent&enrollmentType=Special&reason=${QualifyingEventReason}&eventDate=2026-10-03`;
      const offered = await caller.get(`/api/individual/GetEffectiveDates?${query}`);
      expect(offered.body.EffectiveDates).toEqual(['2026-10-03', '2026-12-01']);
      const day = '2026-10-03';
      const terms = { ...SPECIAL_TERMS, QualifyingEventReason, EventDate: day, EffectiveDate: day };
      const { id, version } = await quoted(terms, [person(WAIVES), child(day)]);
      expect((await caller.get(`/api/quote/${id}`)).body).toMatchObject({
        EffectiveDate: '2026-10-03',
        AllowedEffectiveDates: ['2026-10-03', '2026-12-01'],
        Expiry: null,
      });
      const { status, body } = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: version });
      expect([status, body.Status, body.EffectiveDate, body.Expiry]).toEqual([200, 'Enrolling', '2026-10-03', null]);
    },
  );

  it('is offered again when the chosen one has passed, in the words of the dashboard, the quote and its plans', async () => {
    const { id, version } = await quoted({ ...SPECIAL_TERMS, EventDate: '2026-11-13' });
    const caller = await on('2026-12-02T17:00:00Z');
    const expected = { Kind: 'continue', Message: PASSED };
    const rows = (await caller.get('/api/dashboard')).body as { I: { QId: number } | null; [name: string]: unknown }[];
    expect(rows.find(({ I }) => I?.QId === id)).toMatchObject({ SelectBy: '2027-01-12', Expiry: expected });
    const { body: quote } = await caller.get(`/api/quote/${id}`);
    expect([quote.Expiry, quote.CanEdit, quote.AllowedEffectiveDates]).toEqual([expected, true, ['2027-01-01']]);
    const refused = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: version });
    expect([refused.status, refused.body.Message]).toEqual([422, PASSED]);
    const { status, body } = await caller
      .put(`/api/quote/PutUpdatedEffectiveDate/${id}`)
      .send({ EffectiveDate: '2027-01-01', Version: version });
    expect([status, body.EffectiveDate, body.Expiry]).toEqual([200, '2027-01-01', null]);
  });

  it('is offered again in enrollment, before anything else is asked, and the way leads back over the plans', async () => {
    const { id, version } = await quoted({ ...SPECIAL_TERMS, EventDate: '2026-11-13' });
    const started = await (await app.as(agent)).put(`/api/quote/Enroll/${id}`).send({ Version: version });
    const caller = await on('2026-12-02T17:00:00Z');
    const { body: page } = await caller.get(`/api/enrollment/GetIndividualEnrollment/${id}`);
    expect([page.Quote.Expiry, page.CanSubmit, page.SubmitProblem]).toEqual([
      { Kind: 'continue', Message: PASSED },
      false,
      PASSED,
    ]);
    const back = await caller.put(`/api/quote/BackToQuoting/${id}`).send({ Version: started.body.Version });
    const { body } = await caller
      .put(`/api/quote/PutUpdatedEffectiveDate/${id}`)
      .send({ EffectiveDate: back.body.AllowedEffectiveDates[0], Version: back.body.Version });
    expect([body.Status, body.EffectiveDate, body.Expiry]).toEqual(['Quoting', '2027-01-01', null]);
  });

  it('is the day on which an HRA begins, if that is a first and plans are chosen before', async () => {
    const caller = await app.as(agent);
    const query = 'planType=Permanent&enrollmentType=Special&reason=GainOfICHRA&eventDate=2026-12-01';
    expect((await caller.get(`/api/individual/GetEffectiveDates?${query}`)).body.EffectiveDates).toEqual([
      '2026-12-01',
    ]);
    const event = { QualifyingEventReason: 'GainOfICHRA', EventDate: '2026-12-01', EventAnswer: 'NoticeDue' };
    const { id, version } = await quoted({ ...SPECIAL_TERMS, ...event, EffectiveDate: '2026-12-01' });
    const { status, body } = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: version });
    expect([status, body.EffectiveDate, body.Individual.EventAnswer]).toEqual([200, '2026-12-01', 'NoticeDue']);
    const late = await on('2026-12-01T17:00:00Z');
    expect((await late.get(`/api/quote/${id}`)).body).toMatchObject({
      Expiry: {
        Kind: 'expired',
        Message: 'The employer had to give notice 90 days ahead: plans had to be chosen before the HRA could begin.',
      },
    });
  });

  it('of a marriage needs coverage of one spouse before, or what stands for it', async () => {
    const { id, version } = await quoted({ ...SPECIAL_TERMS, EventAnswer: null });
    const caller = await app.as(agent);
    const refused = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: version });
    expect([refused.status, refused.body.Message]).toEqual([
      422,
      'Say what coverage there was in the 60 days before the event.',
    ]);
    const answered = (EventAnswer: string) =>
      caller.put('/api/quote').send({ Id: id, Version: version, QuoteType: 'IndividualNewBusiness', EventAnswer });
    const none = await answered('NoneOfThese');
    expect([none.status, Object.keys(none.body.Fields as object)]).toEqual([422, ['EventAnswer']]);
    const { body: quote } = await answered('LivedAbroad');
    const { status } = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: quote.Version });
    expect([status, quote.Individual.EventAnswer]).toEqual([200, 'LivedAbroad']);
  });

  it('of short-term coverage counts what the same person had here, and nobody else', async () => {
    const sold = (firstName: string, status: QuoteStatus) =>
      insertIndividualQuote(app, agent, {
        status,
        effectiveDate: isoDate('2026-09-01'),
        details: { coverageMonths: 3, subscriberFirstName: firstName, subscriberLastName: 'Vandermolen' },
      });
    await sold('Tess', 'Complete');
    await sold('Joan', 'Rejected');
    const caller = await app.as(agent);
    const open = (firstName: string, coverageMonths: number, planType: 'ShortTerm' | 'Permanent' = 'ShortTerm') =>
      insertIndividualQuote(app, agent, {
        effectiveDate: isoDate('2026-12-01'),
        details: { planType, coverageMonths, subscriberFirstName: firstName, subscriberLastName: 'Vandermolen' },
      });
    const enroll = async (firstName: string, months: number) => {
      const { id, version } = await open(firstName, months);
      const { body } = await caller.put(`/api/quote/Enroll/${id}`).send({ Version: version });
      return body.Message as string;
    };
    const offered = async (quoteId: number, day = '2026-12-01') => {
      const query = `planType=ShortTerm&effectiveDate=${day}`;
      const { body } = await caller.get(`/api/individual/GetEffectiveDates/${quoteId}?${query}`);
      return [body.Lengths, body.WhyNotLonger] as unknown;
    };
    const withoutPlans = 'At least one medical plan must be selected.';
    const tooMany =
      'With the short-term coverage of this person here that began 9/1/2026 it would be more than 4 months within 12 (45 CFR 144.103).';
    expect(await enroll('Tess', 2)).toBe(tooMany);
    const { id, version } = await open('Tess', 1);
    expect(await offered(id)).toEqual([[1], tooMany]);
    expect(await offered(id, '2027-09-01')).toEqual([[1, 2, 3, 4], null]);
    expect(await offered((await open('Joan', 1)).id)).toEqual([[1, 2, 3, 4], null]);
    const change = (Id: number, Version: number, given: object) =>
      caller.put('/api/quote').send({ Id, Version, QuoteType: 'IndividualNewBusiness', ...given });
    expect((await change(id, version, { CoverageLength: 2 })).body.Fields).toEqual({ CoverageLength: [tooMany] });
    const permanent = await open('Tess', 1, 'Permanent');
    const asShortTerm = { IndividualPlanType: 'ShortTerm', EnrollmentType: null, CoverageLength: 2 };
    expect(await offered(permanent.id)).toEqual([[1], tooMany]);
    expect((await change(permanent.id, permanent.version, asShortTerm)).body.Fields).toEqual({
      CoverageLength: [tooMany],
    });
    expect(await enroll('Tess', 1)).toBe(withoutPlans);
    expect(await enroll('Joan', 2)).toBe(withoutPlans);
  });

  it('of short-term coverage counts what the carrier knows of the same person, as the carrier states it', async () => {
    const { manager } = app.database;
    const srcAgentId = await srcAgentIdOf(app, agent);
    const { id: MedicalPlanId } = await manager.save(buildPlan({ market: 'ShortTerm', displayName: 'Bridge 5000' }));
    const folder = await mkdtemp(path.join(tmpdir(), 'contracts-'));
    const imported = async (ContractId: string, LastName: string, given: object) => {
      const line = {
        ...{ ContractId, SrcAgentId: srcAgentId, MedicalPlanId, EffectiveDate: '2026-09-01', IsActive: false },
        ...{ Name: { First: 'Tess', Last: LastName }, DateOfBirth: '1985-06-15', ...given },
      };
      const file = path.join(folder, `${ContractId}.jsonl`);
      await writeFile(file, JSON.stringify(contractLine(line)));
      expect((await importContracts(app.database, file)).refused).toEqual([]);
    };
    const enroll = async (subscriberLastName: string, coverageMonths: number) => {
      const { id, version } = await insertIndividualQuote(app, agent, {
        effectiveDate: isoDate('2026-12-01'),
        details: { coverageMonths, subscriberFirstName: 'Tess', subscriberLastName },
      });
      const { body } = await (await app.as(agent)).put(`/api/quote/Enroll/${id}`).send({ Version: version });
      return body.Message as string;
    };
    const withoutPlans = 'At least one medical plan must be selected.';
    const tooMany =
      'With the short-term coverage of this person here that began 9/1/2026 it would be more than 4 months within 12 (45 CFR 144.103).';

    expect(await enroll('Elsewhere', 2)).toBe(withoutPlans);
    await imported('ST-1', 'Elsewhere', { TerminationDate: '2026-11-30' });
    expect(await enroll('Elsewhere', 2)).toBe(tooMany);
    expect(await enroll('Elsewhere', 1)).toBe(withoutPlans);
    // The end is not stated: it is taken for the longest that there is.
    await imported('ST-2', 'Open', { TerminationDate: null });
    expect(await enroll('Open', 1)).toBe(tooMany);
    await imported('ST-3', 'Void', { TerminationDate: '2026-11-30', IsVoid: true });
    expect(await enroll('Void', 2)).toBe(withoutPlans);
    await imported('ST-4', 'Permanent', { TerminationDate: '2026-11-30', MedicalPlanId: planId });
    expect(await enroll('Permanent', 2)).toBe(withoutPlans);

    // Sold here for three months, and ended by the carrier after one: it counts once, as it was.
    const sold = await insertIndividualQuote(app, agent, {
      ...{ status: 'Complete', effectiveDate: isoDate('2026-09-01') },
      details: { coverageMonths: 3, subscriberFirstName: 'Tess', subscriberLastName: 'Ended' },
    });
    expect(await enroll('Ended', 2)).toBe(tooMany);
    await imported('ST-5', 'Ended', { TerminationDate: '2026-09-30' });
    await manager.update(Contract, { contractNumber: 'ST-5' }, { quoteId: sold.id });
    expect(await enroll('Ended', 3)).toBe(withoutPlans);
  });

  it('is gone when the special enrollment is over', async () => {
    const { id } = await quoted({ ...SPECIAL_TERMS, EventDate: '2026-11-13' });
    const caller = await on('2027-01-13T17:00:00Z');
    const rows = (await caller.get('/api/dashboard')).body as { I: { QId: number } | null; [name: string]: unknown }[];
    const expected = { Kind: 'expired', Message: PASSED };
    expect(rows.find(({ I }) => I?.QId === id)).toMatchObject({ SelectBy: '2027-01-12', Expiry: expected });
    expect((await caller.get(`/api/quote/${id}`)).body).toMatchObject({ Expiry: expected, AllowedEffectiveDates: [] });
  });
});
