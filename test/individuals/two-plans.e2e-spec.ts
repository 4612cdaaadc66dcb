import type { User } from '../../backend/src/platform/people/user.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { IndividualMemberResponse } from '../../shared/src/individuals/individual-quote.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertContract } from '../support/contract-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertBenchmarks, quotedFamily } from './quoted-family.ts';

const COSTS = buildPlan().tier1;

const WITHOUT_MORE = { DentalStatus: 'Waive', VisionStatus: 'Waive' } as const;

/** Ada (40), her spouse (42) and three children; $500 each in gold, $200 in bronze. */
describe('two plans in one household', () => {
  let app: TestApp;
  let agent: User;
  let quote: { Id: number; Version: number };
  let gold: number;
  let bronze: number;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    await insertBenchmarks(app);
    const sell = async (displayName: string, deductible: number, most: number, cents: number) =>
      (
        await sellPlan(
          app.database,
          buildPlan({
            ...({ market: 'Individual', ehbShareBasisPoints: 9833, displayName, metalTier: 'Gold' } as const),
            tier1: {
              ...COSTS,
              ...{ deductibleIndividualCents: deductible, deductibleFamilyCents: 2 * deductible },
              ...{ outOfPocketIndividualCents: most, outOfPocketFamilyCents: 2 * most },
            },
          }),
          { rateOf: () => cents },
        )
      ).id;
    gold = await sell('Gold', 0, 100_000, 50_000);
    bronze = await sell('Bronze', 700_000, 700_000, 20_000);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    quote = await quotedFamily(app, agent);
    await answerTobacco();
  });
  afterAll(() => app.close());

  const as = () => app.as(agent);
  const householdOf = async (id: number): Promise<IndividualMemberResponse[]> =>
    (await (await as()).get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body.Members;
  const readQuote = async (id: number) => (await (await as()).get(`/api/quote/${id}`)).body;
  const answerTobacco = async () => {
    const Members = (await householdOf(quote.Id)).map((member) => ({ ...member, ...WITHOUT_MORE, Tobacco: false }));
    await (await as()).put(`/api/enrollment/PutIndividualenrollment/${quote.Id}`).send({ Members });
    quote = await readQuote(quote.Id);
  };
  const electAll = async () => {
    const Household = { Size: 5, AnnualIncome: 60_000 };
    const { Id, Version } = quote;
    const body = { Id, Version, QuoteType: 'IndividualNewBusiness', Household };
    const { body: saved } = await (await as()).put('/api/quote').send(body);
    const Ffm = { AptcElectedAmount: 1653.11, IsMaximum: true };
    const elected = await (await as()).put('/api/quote').send({ ...body, Version: saved.Version, Ffm });
    expect(elected.status).toBe(200);
    quote = elected.body;
  };
  const offers = async (query = '') => (await (await as()).get(`/api/quote/TwoPlans/${quote.Id}${query}`)).body;
  const divide = async (MemberIds: number[], more: object = {}) =>
    (await as()).put(`/api/quote/TwoPlans/${quote.Id}`).send({ Version: quote.Version, MemberIds, ...more });
  const choose = async (planIds: number[]) =>
    (await as())
      .put(`/api/plan/PutSelections/${quote.Id}`)
      .send({ SelectedPlanIds: planIds, AssignedPlanForMembers: [] });
  const idsOf = async () => (await householdOf(quote.Id)).map(({ Id }) => Id);

  it('are offered where a year with the care that each needs costs less than in one plan', async () => {
    const [ada, ...others] = await idsOf();
    await choose([gold]);
    const answer = await offers(`?bad=${ada}`);
    // Gold 12 x 2,500 + 1,000; bronze 12 x 1,000 + 7,000; Ada in gold and the others in bronze 12 x (500 + 800) + 1,000.
    expect(answer).toMatchObject({
      NotOffered: null,
      Chosen: { PlanDisplayName: 'Gold', NetMonthlyRate: 2500, YearlyCost: 31_000 },
      One: { PlanDisplayName: 'Bronze', NetMonthlyRate: 1000, CareYearly: 7000, YearlyCost: 19_000 },
    });
    expect(answer.Offers[0]).toEqual({
      SecondMemberIds: others,
      First: expect.objectContaining({ PlanId: gold, NetMonthlyRate: 500, CareYearly: 1000 }),
      Second: expect.objectContaining({ PlanId: bronze, NetMonthlyRate: 800, CareYearly: 0 }),
      NetMonthlyRate: 1300,
      YearlyCost: 16_600,
      Saves: 2400,
    });
    expect((await offers()).Offers).toEqual([]);
  });

  it('are a quote each, with the people of the other plan on both, and their own premiums', async () => {
    const [ada, ...others] = await idsOf();
    await choose([gold]);
    const { status, body } = await divide(others, { SecondPlanId: bronze });
    expect([status, body.Companion, body.CanEdit]).toEqual([
      200,
      {
        QuoteId: expect.any(Number),
        Status: 'Quoting',
        QuoteStatus: 'Quoting',
        IsEnded: false,
        People: expect.arrayContaining([expect.any(String)]),
        PlanDisplayName: 'Bronze',
        NetMonthlyRate: 800,
        TotalMonthlyRate: 800,
        CreditThere: 0,
        CreditHere: null,
        CreditNotes: [],
      },
      false,
    ]);
    const second = body.Companion.QuoteId;
    const stayed = await householdOf(quote.Id);
    expect(stayed.map(({ Id, MedicalStatus }) => [Id, MedicalStatus])).toEqual([
      [ada, 'Enroll'],
      ...others.map((id) => [id, 'Waive']),
    ]);
    expect((await householdOf(second)).map(({ MedicalStatus }) => MedicalStatus)).toEqual([
      'Waive',
      ...others.map(() => 'Enroll'),
    ]);
    const plansOf = async (id: number) => (await (await as()).get(`/api/plan/GetSelectedPlansDetails/${id}`)).body;
    expect(await plansOf(quote.Id)).toMatchObject({ Problems: [], Plans: [{ PlanId: gold, TotalMonthlyRate: 500 }] });
    expect(await plansOf(second)).toMatchObject({ Problems: [], Plans: [{ PlanId: bronze, TotalMonthlyRate: 800 }] });
    expect((await readQuote(second)).Companion).toMatchObject({ QuoteId: quote.Id, PlanDisplayName: 'Gold' });
  });

  it('are begun as not submitted, also when the household was submitted before and came back', async () => {
    const { manager } = app.database;
    await manager.update(IndividualDetails, { quoteId: quote.Id }, { submittedAt: new Date('2026-11-20T15:00:00Z') });
    const [, spouse] = await idsOf();
    const { Companion } = (await divide([spouse!])).body;
    const second = await manager.findOneByOrFail(IndividualDetails, { quoteId: Companion.QuoteId });
    expect(second.submittedAt).toBeNull();
  });

  it('share the tax credit by the people in each, weighted by the age curve, and what one cannot take flows over', async () => {
    await electAll();
    const [, ...others] = await idsOf();
    // $1,653.11 by 1.278 and 3.620 of 4.898: $431.34 and $1,221.77.
    await choose([gold]);
    const undecided = (await divide(others)).body;
    expect(undecided.Companion).toMatchObject({ PlanDisplayName: null, CreditThere: null, CreditHere: 431.34 });
    const second = undecided.Companion.QuoteId;
    const netOf = async (id: number, planId: number) =>
      (await (await as()).get(`/api/plan/GetEHBAmounts/${id}`)).body.find(
        ({ PlanId }: { PlanId: number }) => PlanId === planId,
      ).PlanRateUnderSubsidy;
    // Four in gold: 4 x 491.65 can take all of their part.
    expect([await netOf(quote.Id, gold), await netOf(second, gold)]).toEqual([68.66, 778.23]);
    const selection = { SelectedPlanIds: [bronze], AssignedPlanForMembers: [] };
    expect((await (await as()).put(`/api/plan/PutSelections/${second}`).send(selection)).status).toBe(200);
    // Four in bronze take 4 x 196.66 = $786.64; $435.13 flow over, of which Ada's gold takes up to 491.65.
    expect([await netOf(quote.Id, gold), await netOf(second, bronze)]).toEqual([8.35, 13.36]);
    expect((await readQuote(quote.Id)).Companion).toMatchObject({
      NetMonthlyRate: 13.36,
      CreditThere: 786.64,
      CreditHere: 866.47,
    });
  });

  it('can be one again, with everyone in the plan of the first', async () => {
    const ids = await idsOf();
    await choose([gold]);
    const divided = (await divide(ids.slice(1), { SecondPlanId: bronze })).body;
    const second = divided.Companion.QuoteId;
    const { status, body } = await (
      await as()
    )
      .put(`/api/quote/OnePlan/${quote.Id}`)
      .send({ Version: divided.Version });
    expect([status, body.Id, body.Companion, body.CanEdit]).toEqual([200, quote.Id, null, true]);
    expect((await householdOf(quote.Id)).map(({ MedicalStatus }) => MedicalStatus)).toEqual(ids.map(() => 'Enroll'));
    const { body: plans } = await (await as()).get(`/api/plan/GetSelectedPlansDetails/${quote.Id}`);
    expect(plans).toMatchObject({ Problems: [], Plans: [{ PlanId: gold, TotalMonthlyRate: 2500 }] });
    expect((await (await as()).get(`/api/quote/${second}`)).status).toBe(404);
  });

  it('can be one again from the second quote, and after one of them was deleted', async () => {
    const [, spouse] = await idsOf();
    const { Companion } = (await divide([spouse!])).body;
    const second = await readQuote(Companion.QuoteId);
    const from = await (await as()).put(`/api/quote/OnePlan/${second.Id}`).send({ Version: second.Version });
    expect([from.status, from.body.Id]).toEqual([200, quote.Id]);
    quote = from.body;
    const again = (await divide([spouse!])).body;
    const third = await readQuote(again.Companion.QuoteId);
    await (await as()).put(`/api/quote/Delete/${third.Id}`).send({ Version: third.Version });
    expect((await readQuote(quote.Id)).Companion).toMatchObject({ IsEnded: true, QuoteStatus: 'Deleted' });
    const one = await (await as()).put(`/api/quote/OnePlan/${quote.Id}`).send({ Version: again.Version });
    expect([one.status, one.body.Companion]).toEqual([200, null]);
    expect((await householdOf(quote.Id)).map(({ MedicalStatus }) => MedicalStatus)).not.toContain('Waive');
  });

  it('have the same people, coverage and tax credit: these are changed in one plan', async () => {
    const [, spouse] = await idsOf();
    const divided = (await divide([spouse!])).body;
    const message =
      'This household is in two plans. Put it back into one plan to change its people, its coverage or its tax credit.';
    const { Id, Version } = divided;
    const change = { Id, Version, QuoteType: 'IndividualNewBusiness', Household: { Size: 5, AnnualIncome: 50_000 } };
    const changed = await (await as()).put('/api/quote').send(change);
    const Members = await householdOf(Id);
    const edited = await (await as()).put(`/api/enrollment/PutIndividualenrollment/${Id}`).send({ Members });
    expect([changed, edited].map(({ status, body }) => [status, body.Message])).toEqual([
      [409, message],
      [409, message],
    ]);
  });

  it('are made once by two clicks, and not for other people then', async () => {
    const [, spouse, child] = await idsOf();
    const [one, two] = await Promise.all([divide([spouse!]), divide([spouse!])]);
    expect([one.status, two.status, one.body.Companion.QuoteId]).toEqual([200, 200, two.body.Companion.QuoteId]);
    const other = await divide([child!]);
    expect([other.status, other.body.Message]).toEqual([409, 'This household is in two plans already.']);
  });

  it('are one again once, when both quotes ask for it at the same moment', async () => {
    const [, spouse] = await idsOf();
    const divided = (await divide([spouse!])).body;
    const second = await readQuote(divided.Companion.QuoteId);
    const unite = async ({ Id, Version }: { Id: number; Version: number }) =>
      (await as()).put(`/api/quote/OnePlan/${Id}`).send({ Version });
    const answers = await Promise.all([unite(divided), unite(second)]);
    const [one, ...others] = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect([one.Id, one.Companion, ...others.map(({ Version }) => Version)]).toEqual([
      quote.Id,
      null,
      ...others.map(() => one.Version),
    ]);
    expect((await householdOf(quote.Id)).map(({ MedicalStatus }) => MedicalStatus)).not.toContain('Waive');
  });

  it('are neither made nor given up over what somebody else has saved since', async () => {
    const [, spouse] = await idsOf();
    const Version = quote.Version + 1;
    const made = await divide([spouse!], { Version });
    const divided = (await divide([spouse!])).body;
    const united = await (await as()).put(`/api/quote/OnePlan/${quote.Id}`).send({ Version: divided.Version + 1 });
    expect([made, united].map(({ status, body }) => [status, body.Code])).toEqual([
      [409, 'STALE_VERSION'],
      [409, 'STALE_VERSION'],
    ]);
    expect((await readQuote(quote.Id)).Companion.QuoteId).toBe(divided.Companion.QuoteId);
  });

  it.each([
    ['everybody', (ids: number[]) => ids, 'Leave at least one person who enrolls in medical in this plan.'],
    ['somebody unknown', () => [999_999], 'Only people who enroll in medical can have another plan.'],
  ])('cannot be for %s', async (_what, whom, message) => {
    const { status, body } = await divide(whom(await idsOf()));
    expect([status, body.Message, body.Fields]).toEqual([422, message, { MemberIds: [message] }]);
  });

  it('need the answers about tobacco, which change the premiums', async () => {
    const Members = (await householdOf(quote.Id)).map((member) => ({ ...member, Tobacco: null }));
    await (await as()).put(`/api/enrollment/PutIndividualenrollment/${quote.Id}`).send({ Members });
    quote = await readQuote(quote.Id);
    const [, spouse] = await idsOf();
    const { status, body } = await divide([spouse!]);
    expect([status, body.Message]).toEqual([422, expect.stringMatching(/^Answer whether .+ uses tobacco\.$/)]);
  });

  it('are not offered with short-term coverage, and to somebody alone', async () => {
    const begin = async (given: object) =>
      (await (await as()).post('/api/quote').send(shortTermBody(given))).body as typeof quote;
    quote = await begin({});
    expect((await offers()).NotOffered).toBe('Short-term coverage is one plan for everyone.');
    const open = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open', CoverageLength: null };
    quote = await begin({ ...open, EffectiveDate: '2027-01-01', Census: [person({ DateOfBirth: '1986-06-15' })] });
    expect((await offers()).NotOffered).toBe('Two plans need at least two people who enroll in medical.');
  });

  it('say on a comparison who is in the other plan, and what it costs, in both languages', async () => {
    await electAll();
    const [, ...others] = await idsOf();
    await divide(others, { FirstPlanId: gold, SecondPlanId: bronze });
    const paper = async (language: string) => {
      const answer = await (
        await as()
      )
        .post(`/api/plan/GetPlanComparisonPdf/${quote.Id}`)
        .send({ planIds: [gold], language });
      expect(answer.status).toBe(200);
      return pdfText(answer.body as Buffer).replaceAll(/\s+/g, ' ');
    };
    const english = await paper('en');
    expect(english).toContain('The other plan');
    expect(english).toMatch(/ For Ada \(40\) Income /);
    expect(english).toMatch(/: Bronze, \$13\.36 a month/);
    expect(english).toContain('Monthly premiums of those named above');
    expect(english).toContain('an estimated tax credit of $866.47');
    const spanish = await paper('es');
    expect(spanish).toContain('El otro plan');
    expect(spanish).toMatch(/: Bronze, \$13\.36 al mes/);
    expect(spanish).toContain('Primas mensuales de las personas nombradas arriba');
  });

  it('stand in the advice record of the sale, with the part of the credit', async () => {
    await electAll();
    const [, ...others] = await idsOf();
    await divide(others, { FirstPlanId: gold, SecondPlanId: bronze });
    const { Notes } = (await (await as()).get(`/api/advice/${quote.Id}`)).body;
    const made = await (await as()).post(`/api/advice/${quote.Id}/records`).send({ Version: Notes.Version });
    expect([made.status, made.body.Message]).toEqual([201, undefined]);
    const paper = await (await as()).get(`/api/advice/records/${made.body.RecordId}`).buffer(true);
    const text = pdfText(paper.body as Buffer).replaceAll(/\s+/g, ' ');
    expect(text).toContain('$1,653.11 a month, as much as there is');
    expect(text).toContain('Up to $866.47 a month; the household has another plan');
  });

  it('are two contracts that name each other', async () => {
    const [, spouse] = await idsOf();
    const { Companion } = (await divide([spouse!])).body;
    const one = await insertContract(app, agent, { quoteId: quote.Id });
    const two = await insertContract(app, agent, { quoteId: Companion.QuoteId });
    const alone = await insertContract(app, agent);
    const otherOf = async ({ contractNumber }: { contractNumber: string }) =>
      (await (await as()).get(`/api/BobIndividual/GetContractDetail/${contractNumber}`)).body.OtherContractId;
    expect([await otherOf(one), await otherOf(two), await otherOf(alone)]).toEqual([
      two.contractNumber,
      one.contractNumber,
      null,
    ]);
  });

  it('cannot be one again once one of them is enrolled', async () => {
    const [, spouse] = await idsOf();
    await choose([gold]);
    const { Companion, Version } = (await divide([spouse!], { SecondPlanId: bronze })).body;
    const second = await readQuote(Companion.QuoteId);
    const begun = await (await as()).put(`/api/quote/Enroll/${second.Id}`).send({ Version: second.Version });
    expect(begun.status).toBe(200);
    const { status, body } = await (await as()).put(`/api/quote/OnePlan/${quote.Id}`).send({ Version });
    expect([status, body.Message]).toEqual([
      409,
      'A household can be put back into one plan only while both its quotes are in status Quoting.',
    ]);
  });
});
