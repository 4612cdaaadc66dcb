import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { QuoteMedicines } from '../../backend/src/quoting/quotes/quote-medicines.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { QuoteMedicine } from '../../shared/src/medicines/medicine.record.ts';
import { quotedGroup, sell } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { databaseWork } from '../support/database-work.ts';
import { fileFormularies, GENERIC } from '../support/formulary-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const [METFORMIN, TYLENOL, RARE] = [861_007, 209_459, 999_001];
const NAMES: Record<number, string> = {
  [METFORMIN]: 'Metformin hydrochloride 500 MG Oral Tablet',
  [TYLENOL]: 'Acetaminophen 500 MG Oral Tablet [Tylenol]',
  [RARE]: 'Raremab 10 MG Injection',
};
/** Thirty-five of one name, and enough for the limit of a quote. */
const MANY = Array.from({ length: 35 }, (_, at) => 500_001 + at);

describe('the medicines that a client takes', () => {
  let app: TestApp;
  let agent: User;
  const plans = { hmo: 0, ppo: 0, epo: 0, dental: 0, household: 0 };

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    const hmo = await sell(app, { displayName: 'HMO', networkType: 'HMO' });
    const ppo = await sell(app, { displayName: 'PPO', networkType: 'PPO' });
    const household = await sell(app, { market: 'Individual', displayName: 'Home', networkType: 'HMO' });
    const { id: epo } = await sell(app, { displayName: 'EPO', networkType: 'EPO' });
    const { id: dental } = await sell(app, { displayName: 'Teeth', coverage: 'dental', networkType: 'PPO' });
    Object.assign(plans, { hmo: hmo.id, ppo: ppo.id, epo, dental, household: household.id });
    const brand = { ...GENERIC, tier: 'BRAND', copayCents: 0, coinsuranceBasisPoints: 2000 };
    const restricted = { tier: 'BRAND', priorAuthorization: true, stepTherapy: true, quantityLimit: true };
    await fileFormularies(app.database, [hmo, ppo, household], {
      tiers: [GENERIC, brand],
      medicines: [
        { id: METFORMIN, name: NAMES[METFORMIN]!, plans: new Map([hmo, ppo, household].map(({ id }) => [id, {}])) },
        { id: TYLENOL, name: NAMES[TYLENOL]!, plans: new Map([[hmo.id, restricted]]) },
        { id: RARE, name: NAMES[RARE]!, plans: new Map([[ppo.id, { tier: 'SPECIALTY' }]]) },
        ...MANY.map((id) => ({ id, name: `Commonol ${id % 500_000} MG Tablet`, plans: new Map([[hmo.id, {}]]) })),
      ],
    });
  });
  afterAll(() => app.close());

  const send = async (call: string, body: object, user: User) =>
    (await app.as(user)).put(`/api/plan/${call}`).send(body);
  const list = async (quoteId: number, user = agent) => (await app.as(user)).get(`/api/plan/GetMedicines/${quoteId}`);
  const add = (quoteId: number, RxNormId: number, user = agent) => send(`PutMedicine/${quoteId}`, { RxNormId }, user);
  const remove = (quoteId: number, RxNormId: number, user = agent) =>
    send(`RemoveMedicine/${quoteId}`, { RxNormId }, user);
  const search = async (Name: string) => (await app.as(agent)).post('/api/plan/SearchMedicines').send({ Name });
  const idsOf = (body: unknown) => (body as QuoteMedicine[]).map(({ RxNormId }) => RxNormId);
  const names = (body: { Medicines: { Name: string }[] }) => body.Medicines.map(({ Name }) => Name);

  describe('are found', () => {
    it.each([
      ['metformin', [NAMES[METFORMIN]]],
      ['500 METFOR', [NAMES[METFORMIN]]],
      ['tylenol', [NAMES[TYLENOL]]],
      ['tablet tylenol 500', [NAMES[TYLENOL]]],
      ['metformin 850', []],
      ['etformin', []],
      ['nothing', []],
    ])('by "%s"', async (text, expected) => {
      const { status, body } = await search(text);
      expect([status, names(body), body.HasMore]).toEqual([200, expected, false]);
    });

    it('at most thirty, by name, and it is said that there are more', async () => {
      const { body } = await search('commonol');
      expect([body.Medicines.length, body.HasMore]).toEqual([30, true]);
      expect(names(body).slice(0, 2)).toEqual(['Commonol 1 MG Tablet', 'Commonol 2 MG Tablet']);
      expect(names((await search('commonol 35')).body)).toEqual(['Commonol 35 MG Tablet']);
    });

    it.each(['me', '500', '%%%%', ' '])('not by "%s"', async (text) => {
      const { status, body } = await search(text);
      expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
    });
  });

  it('are none at first, and are answered for all medical plans at once', async () => {
    const { quote } = await quotedGroup(app, agent, { effectiveDate: isoDate('2027-01-01') });
    expect((await list(quote.id)).body).toEqual([]);
    await add(quote.id, METFORMIN);
    await add(quote.id, RARE);
    const { status, body } = await add(quote.id, TYLENOL);
    const free = { PriorAuthorization: false, StepTherapy: false, QuantityLimit: false };
    const { hmo, ppo } = plans;
    const generic = { PlanIds: [hmo, ppo], Tier: 'GENERIC', ...free, FillCost: 10, FillUnknown: null };
    const specialty = { PlanIds: [ppo], Tier: 'SPECIALTY', ...free, FillCost: null, FillUnknown: 'not filed' };
    const brand = {
      ...{ PlanIds: [hmo], Tier: 'BRAND', PriorAuthorization: true, StepTherapy: true, QuantityLimit: true },
      ...{ FillCost: null, FillUnknown: 'share of the price' },
    };
    // Of the EPO no formulary was imported.
    expect([status, body]).toEqual([
      200,
      [
        { RxNormId: METFORMIN, Name: NAMES[METFORMIN], Listings: [generic], NotListed: [] },
        { RxNormId: RARE, Name: NAMES[RARE], Listings: [specialty], NotListed: [hmo] },
        { RxNormId: TYLENOL, Name: NAMES[TYLENOL], Listings: [brand], NotListed: [ppo] },
      ],
    ]);
    expect((await list(quote.id, await insertSalesUser(app))).body).toEqual(body);
  });

  it('are a household’s too', async () => {
    const { id } = await insertIndividualQuote(app, agent, {
      effectiveDate: isoDate('2027-01-01'),
      details: { planType: 'Permanent' },
    });
    const { status, body } = await add(id, METFORMIN);
    expect([status, body[0].Listings.map(({ PlanIds }: { PlanIds: number[] }) => PlanIds)]).toEqual([
      200,
      [[plans.household]],
    ]);
  });

  it('are added once, and removed one by one; the trail does not say which', async () => {
    const { quote } = await quotedGroup(app, agent);
    const { quote: other } = await quotedGroup(app, agent);
    await add(quote.id, METFORMIN);
    await add(quote.id, TYLENOL);
    expect(idsOf((await add(quote.id, METFORMIN)).body)).toEqual([METFORMIN, TYLENOL]);
    expect(idsOf((await remove(quote.id, METFORMIN)).body)).toEqual([TYLENOL]);
    expect(idsOf((await remove(quote.id, METFORMIN)).body)).toEqual([TYLENOL]);
    expect(idsOf((await list(other.id)).body)).toEqual([]);
    const entries = await app.database.manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(quote.id) });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'add-quote-medicine',
      'add-quote-medicine',
      'remove-quote-medicine',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/metformin|tylenol|861007|209459/i);
  });

  it('are stored encrypted, one row a quote', async () => {
    const { quote } = await quotedGroup(app, agent);
    await add(quote.id, METFORMIN);
    await add(quote.id, TYLENOL);
    const rows = await app.database.manager.findBy(QuoteMedicines, { quoteId: quote.id });
    expect(rows).toHaveLength(1);
    expect(rows[0]!.medicinesSealed).toMatch(/^\w+\.[\w-]+$/);
    expect(JSON.stringify(rows)).not.toMatch(/metformin|tylenol|861007|209459/i);
  });

  it('leave the quote as it is', async () => {
    const { quote } = await quotedGroup(app, agent);
    const stored = () => app.database.query(`SELECT version, modifiedAt FROM quotes WHERE id = ${quote.id}`);
    const before = await stored();
    await add(quote.id, METFORMIN);
    await remove(quote.id, METFORMIN);
    expect(await stored()).toEqual(before);
  });

  it('are both there when two are added at once, and fifteen at most', async () => {
    const { quote } = await quotedGroup(app, agent);
    await Promise.all([add(quote.id, METFORMIN), add(quote.id, TYLENOL)]);
    expect(idsOf((await list(quote.id)).body).sort()).toEqual([TYLENOL, METFORMIN]);
    for (const id of MANY.slice(0, 12)) {
      await add(quote.id, id);
    }
    const answers = await Promise.all([add(quote.id, MANY[12]!), add(quote.id, MANY[13]!)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect([refused.body.Code, refused.body.Message]).toEqual([
      'RULE_BROKEN',
      'A quote can have at most 15 medicines.',
    ]);
    expect((await list(quote.id)).body).toHaveLength(15);
  });

  it('are read with as many statements as one, and searched with one', async () => {
    const { quote } = await quotedGroup(app, agent, { effectiveDate: isoDate('2027-01-01') });
    const caller = await app.as(agent);
    const statements = async () =>
      (await databaseWork(app, () => caller.get(`/api/plan/GetMedicines/${quote.id}`))).statements;
    await add(quote.id, METFORMIN);
    const ofOne = await statements();
    for (const id of [TYLENOL, RARE, ...MANY.slice(0, 10)]) {
      await add(quote.id, id);
    }
    // The session, the quote, its medicines, which plans have a formulary, and the entries.
    expect([ofOne, await statements()]).toEqual([5, 5]);
    const searched = await databaseWork(app, () => caller.post('/api/plan/SearchMedicines').send({ Name: 'commonol' }));
    expect(searched.statements).toBe(2);
  });

  it('go with a copy of the quote', async () => {
    const { quote } = await quotedGroup(app, agent, { effectiveDate: isoDate('2027-01-01') });
    await add(quote.id, TYLENOL);
    const caller = await app.as(agent);
    const { status, body } = await caller
      .post('/api/quote')
      .send({ Id: quote.id, EffectiveDate: '02/01/2027', Name: 'With medicines' });
    expect(status).toBe(201);
    await remove(quote.id, TYLENOL);
    expect(idsOf((await list(body.Id)).body)).toEqual([TYLENOL]);
  });

  it.each([
    [undefined, 400, 'INVALID_INPUT'],
    ['861007', 400, 'INVALID_INPUT'],
    [12_345, 404, 'NOT_FOUND'],
  ])('are on some list: %s is refused', async (RxNormId, status, code) => {
    const { quote } = await quotedGroup(app, agent);
    const answer = await send(`PutMedicine/${quote.id}`, { RxNormId }, agent);
    expect([answer.status, answer.body.Code]).toEqual([status, code]);
  });

  it('are nobody else’s', async () => {
    const { quote } = await quotedGroup(app, agent);
    await add(quote.id, METFORMIN);
    const other = await insertAgentUser(app);
    const answers = [
      await list(quote.id, other),
      await add(quote.id, TYLENOL, other),
      await remove(quote.id, METFORMIN, other),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(idsOf((await list(quote.id)).body)).toEqual([METFORMIN]);
  });

  it('stay by name when no list has them any more', async () => {
    const { quote } = await quotedGroup(app, agent, { effectiveDate: isoDate('2027-01-01') });
    await add(quote.id, MANY[34]!);
    await app.database.query(`DELETE FROM medicines WHERE id = ${MANY[34]}`);
    const { body } = await list(quote.id);
    expect(body).toEqual([
      { RxNormId: MANY[34], Name: 'Commonol 35 MG Tablet', Listings: [], NotListed: [plans.hmo, plans.ppo] },
    ]);
  });
});
