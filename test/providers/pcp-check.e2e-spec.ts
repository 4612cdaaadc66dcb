import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { ProvidersService, type PcpMember } from '../../backend/src/catalogue/providers/providers.service.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { PCP_ID_INVALID } from '../../shared/src/providers/pcp-search.ts';
import { PCP_NOT_ACCEPTING, PCP_NOT_VALID, PCP_REQUIRED } from '../../shared/src/providers/pcp-validity.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan } from '../support/plan-builders.ts';
import { insertProvider } from '../support/provider-builders.ts';

describe('a chosen provider', () => {
  let app: TestApp;
  let hmo: Plan;
  let ppo: Plan;
  beforeAll(async () => {
    app = await startApp();
    hmo = await app.insert(buildPlan({ networkType: 'HMO' }));
    ppo = await app.insert(buildPlan({ networkType: 'PPO' }));
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.query('DELETE FROM providers'));

  const member = (given: Partial<PcpMember> = {}): PcpMember => ({
    PrimaryCareProviderId: null,
    PrimaryCareProviderAutoAssign: false,
    PrimaryCareProviderExistingPatient: false,
    planId: hmo.id,
    effectiveDate: isoDate('2027-01-01'),
    dateOfBirth: isoDate('1985-07-08'),
    ...given,
  });
  const problems = (...members: PcpMember[]) => app.get(ProvidersService).listPcpProblems(members);

  it('must exist, be in the network of the plan in its year, and look after the member’s age', async () => {
    const right = await insertProvider(app.database);
    const filed = await insertProvider(app.database, { networks: [`${hmo.hiosPlanId} 2027`] });
    const past = await insertProvider(app.database, { networks: [`${hmo.hiosPlanId} 2026`] });
    const other = await insertProvider(app.database, { networks: ['POS'] });
    const child = await insertProvider(app.database, { specialty: 'Pediatrics' });
    const heart = await insertProvider(app.database, { specialty: 'Cardiology' });
    const chosen = [right, filed, past, other, child, heart, { npi: '9999999999' }];
    const members = chosen.map(({ npi }) => member({ PrimaryCareProviderId: npi }));
    expect(await problems(...members)).toEqual([null, null, ...Array<string>(5).fill(PCP_NOT_VALID)]);
    const young = member({ PrimaryCareProviderId: child.npi, dateOfBirth: isoDate('2008-01-02') });
    expect(await problems(young, { ...young, effectiveDate: isoDate('2027-01-02') })).toEqual([null, PCP_NOT_VALID]);
  });

  it('must accept new patients, unless the member is one', async () => {
    const { npi } = await insertProvider(app.database, { acceptsNewPatients: false });
    const chosen = member({ PrimaryCareProviderId: npi });
    const patient = { ...chosen, PrimaryCareProviderExistingPatient: true };
    expect(await problems(chosen, patient)).toEqual([PCP_NOT_ACCEPTING, null]);
  });

  it('is needed, or left to us, where the plan is an HMO or a POS', async () => {
    const left = member({ PrimaryCareProviderAutoAssign: true });
    const none = [member({ planId: ppo.id }), member({ planId: null })];
    const wrong = member({ planId: ppo.id, PrimaryCareProviderId: '9999999999' });
    expect(await problems(member(), left, ...none, wrong)).toEqual([PCP_REQUIRED, null, null, null, null]);
    expect(await problems()).toEqual([]);
  });

  it('is checked for a thousand members at once', async () => {
    const { npi } = await insertProvider(app.database);
    const many = Array.from({ length: 1_000 }, (_, index) =>
      member({ PrimaryCareProviderId: index % 2 ? npi : String(9_100_000_000 + index) }),
    );
    const found = await problems(...many);
    expect(found.filter((problem) => problem === null)).toHaveLength(500);
  });

  describe('before the member is saved', () => {
    const body = () => ({
      PCPId: '9000000001',
      EffectiveDate: '2027-01-01',
      Members: [{ DateOfBirth: '1985-07-08' }],
      PlanIds: [hmo.id],
    });
    const check = async (given: object) =>
      (await app.as(agent)).post('/api/provider/CheckProvider').send({ ...body(), ...given });
    let agent: Awaited<ReturnType<typeof insertAgentUser>>;
    beforeAll(async () => {
      agent = await insertAgentUser(app);
    });

    it.each([
      ['fits', {}, null],
      ['is unknown', { PCPId: '9999999999' }, PCP_NOT_VALID],
      ['looks after other ages', { Members: [{ DateOfBirth: '2015-01-01' }] }, PCP_NOT_VALID],
      ['is asked about without people and plans', { Members: [], PlanIds: [] }, null],
    ])('one who %s', async (_what, given, Problem) => {
      await insertProvider(app.database, {
        npi: '9000000001',
        specialty: 'Internal Medicine',
        acceptsNewPatients: false,
      });
      const answer = await check(given);
      expect([answer.status, answer.body]).toEqual([200, { Problem }]);
    });

    it('one who is in another network', async () => {
      await insertProvider(app.database, { npi: '9000000001', networks: ['POS'] });
      expect((await check({})).body).toEqual({ Problem: PCP_NOT_VALID });
    });

    it.each([
      [{ PCPId: '12' }, { PCPId: [PCP_ID_INVALID] }],
      [{ PlanIds: [2_000_000_001] }, { PlanIds: ['Plan 2000000001 was not found.'] }],
      [{ Members: null }, { Members: expect.any(Array) }],
    ])('refuses %j', async (given, fields) => {
      const { status, body: answer } = await check(given);
      expect([status, answer.Fields]).toEqual([400, fields]);
    });
  });
});
