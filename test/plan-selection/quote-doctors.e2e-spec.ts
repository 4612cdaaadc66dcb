import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { Provider } from '../../backend/src/catalogue/providers/provider.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { QuoteDoctor } from '../../shared/src/providers/quote-doctor.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertProvider } from '../support/provider-builders.ts';
import { quotedGroup, sell } from './quoted-group.ts';

describe('the doctors whom a client wants to keep', () => {
  let app: TestApp;
  let agent: User;
  const plans: Record<'hmo' | 'ppo' | 'epo' | 'dental' | 'household', number> = {
    ...{ hmo: 0, ppo: 0, epo: 0, dental: 0, household: 0 },
  };
  /** In HMO plans of every year; in the PPO by its filed id in 2026 only. */
  let ada: string;
  /** In PPO plans of 2027. */
  let bo: string;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    const { id: hmo } = await sell(app, { displayName: 'HMO', networkType: 'HMO' });
    const { id: ppo, hiosPlanId } = await sell(app, { displayName: 'PPO', networkType: 'PPO' });
    const { id: epo } = await sell(app, { displayName: 'EPO', networkType: 'EPO' });
    const { id: dental } = await sell(app, { displayName: 'Teeth', coverage: 'dental', networkType: 'PPO' });
    const { id: household } = await sell(app, { market: 'Individual', displayName: 'Home', networkType: 'HMO' });
    Object.assign(plans, { hmo, ppo, epo, dental, household });
    // All of them before the first question: the directory is read once for each import.
    ({ npi: ada } = await insertProvider(app.database, { networks: ['HMO', `${hiosPlanId} 2026`] }));
    ({ npi: bo } = await insertProvider(app.database, { firstName: 'Bo', networks: ['PPO 2027'] }));
    for (let more = 0; more < 9; more += 1) {
      await insertProvider(app.database, { npi: `910000000${more}` });
    }
  });
  afterAll(() => app.close());

  const list = async (quoteId: number, user = agent) => (await app.as(user)).get(`/api/plan/GetDoctors/${quoteId}`);
  const add = async (quoteId: number, npi: string, user = agent) =>
    (await app.as(user)).put(`/api/plan/PutDoctor/${quoteId}/${npi}`).send({});
  const remove = async (quoteId: number, npi: string, user = agent) =>
    (await app.as(user)).delete(`/api/plan/RemoveDoctor/${quoteId}/${npi}`);
  const idsOf = (body: unknown) => (body as QuoteDoctor[]).map(({ PCPId }) => PCPId);

  it('are none at first, and are answered for all medical plans at once', async () => {
    const { quote } = await quotedGroup(app, agent, { effectiveDate: isoDate('2027-01-01') });
    expect((await list(quote.id)).body).toEqual([]);
    await add(quote.id, ada);
    const { status, body } = await add(quote.id, bo);
    expect([status, body]).toEqual([
      200,
      [
        {
          PCPId: ada,
          Name: 'Ada Lovelace',
          Specialty: 'Family Medicine',
          InNetwork: [plans.hmo],
          // Nobody in the directory is in an EPO, so it says nothing about it.
          NotInNetwork: [plans.ppo],
        },
        {
          PCPId: bo,
          Name: 'Bo Lovelace',
          Specialty: 'Family Medicine',
          InNetwork: [plans.ppo],
          NotInNetwork: [plans.hmo],
        },
      ],
    ]);
    expect((await list(quote.id, await insertSalesUser(app))).body).toEqual(body);
  });

  it('are a household’s too', async () => {
    const { id } = await insertIndividualQuote(app, agent, {
      effectiveDate: isoDate('2027-01-01'),
      details: { planType: 'Permanent' },
    });
    const { status, body } = await add(id, ada);
    expect([status, body[0].InNetwork]).toEqual([200, [plans.household]]);
  });

  it('are added once, and removed one by one', async () => {
    const { quote } = await quotedGroup(app, agent);
    const { quote: other } = await quotedGroup(app, agent);
    await add(quote.id, ada);
    await add(quote.id, bo);
    expect(idsOf((await add(quote.id, ada)).body)).toEqual([ada, bo]);
    expect(idsOf((await remove(quote.id, ada)).body)).toEqual([bo]);
    expect(idsOf((await remove(quote.id, ada)).body)).toEqual([bo]);
    expect(idsOf((await list(other.id)).body)).toEqual([]);
    const written = await app.database.manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(quote.id) });
    expect(written.map(({ action }) => action).sort()).toEqual([
      'add-quote-doctor',
      'add-quote-doctor',
      'remove-quote-doctor',
    ]);
  });

  it('leave the quote as it is', async () => {
    const { quote } = await quotedGroup(app, agent);
    const stored = () => app.database.query(`SELECT version, modifiedAt FROM quotes WHERE id = ${quote.id}`);
    const before = await stored();
    await add(quote.id, ada);
    await remove(quote.id, ada);
    expect(await stored()).toEqual(before);
  });

  it('are ten at most, also when two are added at once', async () => {
    const { quote } = await quotedGroup(app, agent);
    for (let more = 0; more < 9; more += 1) {
      await add(quote.id, `910000000${more}`);
    }
    const answers = await Promise.all([add(quote.id, ada), add(quote.id, bo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect([refused.body.Code, refused.body.Message]).toEqual(['RULE_BROKEN', 'A quote can have at most 10 doctors.']);
    expect((await list(quote.id)).body).toHaveLength(10);
  });

  it('stay by name when they leave the directory, and nothing is known of them', async () => {
    const { quote } = await quotedGroup(app, agent);
    await add(quote.id, bo);
    await app.database.manager.update(Provider, { npi: bo }, { npi: '9999999998' });
    const gone = { PCPId: bo, Name: 'Bo Lovelace', Specialty: null, InNetwork: [], NotInNetwork: [] };
    expect((await list(quote.id)).body).toEqual([gone]);
    await app.database.manager.update(Provider, { npi: '9999999998' }, { npi: bo });
  });

  it.each([
    ['12', 400, 'INVALID_INPUT'],
    ['9999999999', 404, 'NOT_FOUND'],
  ])('are in the directory: %s is refused', async (npi, status, code) => {
    const { quote } = await quotedGroup(app, agent);
    const answer = await add(quote.id, npi);
    expect([answer.status, answer.body.Code]).toEqual([status, code]);
  });

  it('are nobody else’s', async () => {
    const { quote } = await quotedGroup(app, agent);
    await add(quote.id, ada);
    const other = await insertAgentUser(app);
    const answers = [await list(quote.id, other), await add(quote.id, bo, other), await remove(quote.id, ada, other)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(idsOf((await list(quote.id)).body)).toEqual([ada]);
  });
});
