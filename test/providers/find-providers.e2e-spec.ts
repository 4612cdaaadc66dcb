import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { ProviderResponse } from '../../shared/src/providers/provider.record.ts';
import { NO_PROVIDER_WITH_ID, PCP_ID_INVALID, PCP_NAME_INVALID } from '../../shared/src/providers/pcp-search.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';
import { GRAND_RAPIDS, HOLLAND, insertProvider, LANSING } from '../support/provider-builders.ts';

describe('finding a provider', () => {
  let app: TestApp;
  let agent: Caller;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    agent = await app.as(await insertAgentUser(app));
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.query('DELETE FROM providers'));

  const named = (name: string) => agent.get(`/api/provider/GetProvidersByName/${encodeURIComponent(name)}`);
  const namesOf = (body: unknown) => (body as ProviderResponse[]).map(({ Name }) => Name);

  it('answers name, id, specialty, first office and whether new patients are accepted', async () => {
    const offices = [{ ...GRAND_RAPIDS, addressLine2: 'Suite 2' }, LANSING];
    await insertProvider(app.database, { npi: '9000000012', middleName: 'Byron', acceptsNewPatients: false, offices });
    const expected = {
      Name: 'Ada B. Lovelace',
      PCPId: '9000000012',
      AcceptingNewPatients: false,
      Specialty: 'Family Medicine',
      Address: {
        AddressLine1: '1 Monroe Ave',
        AddressLine2: 'Suite 2',
        City: 'Grand Rapids',
        StateCode: 'MI',
        PostalCode: '49503',
        County: 'Kent',
      },
      Phone: '6165550100',
      DistanceMiles: null,
    };
    const byName = await named('Lovelace, Ada');
    const byId = await agent.get('/api/provider/GetProviderByPRPRId/9000000012');
    expect([byName.status, byName.body]).toEqual([200, [expected]]);
    expect([byId.status, byId.body]).toEqual([200, expected]);
  });

  it.each([
    ['Lovelace', ['Ada Lovelace', 'Bo Lovelace']],
    ['lovelace, ada', ['Ada Lovelace']],
    ['ADA LOVELACE', ['Ada Lovelace']],
    ['Lov', ['Ada Lovelace', 'Bo Lovelace']],
    ['A Love', ['Ada Lovelace']],
    ['obrien', ['Cy O’Brien']],
    ["O'Brien, Cy", ['Cy O’Brien']],
    ['Nunez', ['Di Núñez']],
    ['Núñez', ['Di Núñez']],
    ['van der Berg,', ['El van der Berg']],
    ['Ada', []],
    ['ovelace', []],
  ])('%s finds %j, by name', async (typed, found) => {
    await insertProvider(app.database, { firstName: 'Bo' });
    await insertProvider(app.database);
    await insertProvider(app.database, { firstName: 'Cy', lastName: 'O’Brien' });
    await insertProvider(app.database, { firstName: 'Di', lastName: 'Núñez' });
    await insertProvider(app.database, { firstName: 'El', lastName: 'van der Berg' });
    const { status, body } = await named(typed);
    expect([status, namesOf(body)]).toEqual([200, found]);
  });

  it('finds nobody who gives no primary care', async () => {
    const { npi } = await insertProvider(app.database, { specialty: 'Cardiology' });
    expect((await named('Lovelace')).body).toEqual([]);
    expect((await agent.get(`/api/provider/GetProviderByPRPRId/${npi}`)).status).toBe(404);
  });

  it.each(['1234567890', '12 34', '%', '_', '!', "' OR 1=1 --".replace(/[A-Z]/g, ''), '\u0000', '…', '\\'])(
    'does not look for %j as a name',
    async (typed) => {
      await insertProvider(app.database);
      const { status, body } = await named(typed);
      expect([status, body.Code, body.Message]).toEqual([400, 'INVALID_INPUT', PCP_NAME_INVALID]);
    },
  );

  it.each(['L%', 'L_velace', "Lovelace' OR '1'='1", 'Lovelace"; DROP TABLE providers;--', 'x'.repeat(90)])(
    '%j means nothing to the database',
    async (typed) => {
      await insertProvider(app.database);
      const { status, body } = await named(typed);
      expect([status, typed === 'L%' ? body.length : body]).toEqual([200, typed === 'L%' ? 1 : []]);
    },
  );

  it('answers a hundred at most', async () => {
    for (let count = 0; count < 103; count += 1) {
      await insertProvider(app.database, { firstName: `Ada ${'abcdefghij'[count % 10]}` });
    }
    expect((await named('Lovelace')).body).toHaveLength(100);
  });

  it.each(['900000001', '90000000123', '90000000a1', '%20', '9000000001%00'])('refuses %s as an id', async (id) => {
    const { status, body } = await agent.get(`/api/provider/GetProviderByPRPRId/${id}`);
    expect([status, body.Code, body.Message]).toEqual([400, 'INVALID_INPUT', PCP_ID_INVALID]);
  });

  it('says that nobody has the id', async () => {
    const { status, body } = await agent.get('/api/provider/GetProviderByPRPRId/9999999999');
    expect([status, body.Code, body.Message]).toEqual([404, 'NOT_FOUND', NO_PROVIDER_WITH_ID]);
  });

  describe('around a ZIP', () => {
    const near = (given: object = {}) =>
      agent.post('/api/provider/GetProvidersByCriteria').send({ ZipCode: '49503', DistanceFromZip: 30, ...given });

    it('answers the nearest first, then by name, each with the nearest office', async () => {
      await insertProvider(app.database, { firstName: 'Far', offices: [HOLLAND] });
      await insertProvider(app.database, { firstName: 'Two', offices: [LANSING, HOLLAND] });
      await insertProvider(app.database, { firstName: 'Zoe' });
      await insertProvider(app.database, { firstName: 'Amy' });
      await insertProvider(app.database, { firstName: 'Out', offices: [LANSING] });
      const { status, body } = await near();
      const answered = (body as ProviderResponse[]).map((each) => [each.Name, each.Address.City, each.DistanceMiles]);
      expect(status).toBe(200);
      expect(answered).toEqual([
        ['Amy Lovelace', 'Grand Rapids', expect.any(Number)],
        ['Zoe Lovelace', 'Grand Rapids', expect.any(Number)],
        ['Far Lovelace', 'Holland', expect.any(Number)],
        ['Two Lovelace', 'Holland', expect.any(Number)],
      ]);
      const miles = answered.map(([, , distance]) => Number(distance));
      expect([miles[0]! < 5, miles[2]! > 20 && miles[2]! < 30]).toEqual([true, true]);
    });

    it('reaches as far as asked, and not further', async () => {
      await insertProvider(app.database, { offices: [LANSING] });
      expect((await near({ DistanceFromZip: 50 })).body).toEqual([]);
      expect((await near({ DistanceFromZip: 250, ZipCode: '49503-1234' })).body).toHaveLength(1);
    });

    it('narrows by name, by new patients and by the ages of the members on the day', async () => {
      await insertProvider(app.database, { firstName: 'Full', acceptsNewPatients: false });
      await insertProvider(app.database, { firstName: 'Kid', specialty: 'Pediatrics' });
      await insertProvider(app.database, { firstName: 'Any' });
      const asked = async (given: object) => namesOf((await near(given)).body).map((name) => name.split(' ')[0]);
      expect(await asked({ FirstName: 'ki' })).toEqual(['Kid']);
      expect(await asked({ LastName: 'Nobody' })).toEqual([]);
      expect(await asked({ AcceptingNewPatients: true })).toEqual(['Any', 'Kid']);
      const EffectiveDate = '2027-01-01';
      expect(await asked({ EffectiveDate, Members: [{ DateOfBirth: '2008-01-01' }] })).toEqual(['Any', 'Full']);
      expect(await asked({ EffectiveDate, Members: [{ DateOfBirth: '01/02/2008' }] })).toEqual(['Any', 'Full', 'Kid']);
    });

    it('leaves out offices whose place is not known', async () => {
      await insertProvider(app.database, { offices: [{ city: 'Nowhere', postalCode: '00000' }] });
      expect((await near({ DistanceFromZip: 250 })).body).toEqual([]);
      expect((await named('Lovelace')).body).toHaveLength(1);
    });
  });
});
