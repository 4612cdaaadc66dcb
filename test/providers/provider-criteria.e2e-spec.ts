import { indexName } from '../../backend/src/platform/database/stored.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { ProviderResponse } from '../../shared/src/providers/provider.record.ts';
import { ZIP_INVALID, ZIP_WITHOUT_CITY } from '../../shared/src/formats/zip.ts';
import { PCP_NAME_INVALID, PCP_ZIP_REQUIRED } from '../../shared/src/providers/pcp-search.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan } from '../support/plan-builders.ts';
import { insertProvider } from '../support/provider-builders.ts';

describe('the criteria of a search for providers', () => {
  let app: TestApp;
  let agent: Caller;
  let hmo: Plan;
  let pos: Plan;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    agent = await app.as(await insertAgentUser(app));
    hmo = await app.insert(buildPlan({ networkType: 'HMO' }));
    pos = await app.insert(buildPlan({ networkType: 'POS' }));
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.query('DELETE FROM providers'));

  const search = (given: object = {}) =>
    agent.post('/api/provider/GetProvidersByCriteria').send({ ZipCode: '49503', DistanceFromZip: 30, ...given });
  const found = async (given: object) =>
    ((await search(given)).body as ProviderResponse[]).map(({ Name }) => Name.split(' ')[0]);

  it('leave providers who are in the networks of all plans: by network, or by the filed plan in its year', async () => {
    await insertProvider(app.database, { firstName: 'Both', networks: ['HMO', 'POS'] });
    await insertProvider(app.database, { firstName: 'Filed', networks: [`${hmo.hiosPlanId} 2027`] });
    await insertProvider(app.database, { firstName: 'Hmo', networks: ['HMO'] });
    await insertProvider(app.database, { firstName: 'None', networks: [] });
    await insertProvider(app.database, { firstName: 'Past', networks: [`${hmo.hiosPlanId} 2026`] });
    expect(await found({ PlanIds: [hmo.id] })).toEqual(['Both', 'Filed', 'Hmo']);
    expect(await found({ PlanIds: [pos.id] })).toEqual(['Both']);
    expect(await found({ PlanIds: [hmo.id, pos.id, pos.id] })).toEqual(['Both']);
    expect(await found({ PlanIds: [] })).toHaveLength(5);
  });

  it('ask nothing for a dental plan', async () => {
    const dental = await app.insert(buildPlan({ coverage: 'dental', networkType: null }));
    await insertProvider(app.database, { networks: [] });
    expect(await found({ PlanIds: [dental.id] })).toEqual(['Ada']);
  });

  it('name a plan that does not exist', async () => {
    const { status, body } = await search({ PlanIds: [hmo.id, 2_000_000_001] });
    expect([status, body.Code, body.Fields]).toEqual([
      400,
      'INVALID_INPUT',
      { PlanIds: ['Plan 2000000001 was not found.'] },
    ]);
  });

  it.each([
    ['no ZIP', { ZipCode: '' }, { ZipCode: [PCP_ZIP_REQUIRED] }],
    ['half a ZIP', { ZipCode: '4950' }, { ZipCode: [ZIP_INVALID] }],
    ['a ZIP that does not exist', { ZipCode: '00001' }, { ZipCode: [ZIP_WITHOUT_CITY] }],
    ['a name of digits', { LastName: '12345' }, { LastName: [PCP_NAME_INVALID] }],
    ['wildcards', { FirstName: '%' }, { FirstName: [PCP_NAME_INVALID] }],
    ['a day that is none', { EffectiveDate: '02/30/2027' }, { EffectiveDate: [expect.stringMatching(/date/)] }],
    ['a birth date that is none', { Members: [{ DateOfBirth: 'x' }] }, { 'Members.0.DateOfBirth': expect.any(Array) }],
    ['too far', { DistanceFromZip: 251 }, { DistanceFromZip: expect.any(Array) }],
    ['no distance', { DistanceFromZip: 0 }, { DistanceFromZip: expect.any(Array) }],
    ['text for a number', { DistanceFromZip: '30' }, { DistanceFromZip: expect.any(Array) }],
    ['text for yes', { AcceptingNewPatients: 'false' }, { AcceptingNewPatients: expect.any(Array) }],
    ['too many plans', { PlanIds: Array(51).fill(1) }, { PlanIds: expect.any(Array) }],
    ['a field of its own', { npi: '9000000001' }, { npi: expect.any(Array) }],
  ])('are refused with %s', async (_what, given, fields) => {
    await insertProvider(app.database);
    const { status, body } = await search(given);
    expect([status, body.Code, body.Fields]).toEqual([400, 'INVALID_INPUT', fields]);
  });

  it('may have blank names, which are any', async () => {
    await insertProvider(app.database);
    expect(await found({ LastName: ' ', FirstName: '' })).toEqual(['Ada']);
  });

  it('measure from the middle of the county where the ZIP came in without coordinates', async () => {
    await app.database.query(
      `UPDATE locations SET latitudeMicrodegrees = NULL, longitudeMicrodegrees = NULL WHERE postalCode = '49504'`,
    );
    await insertProvider(app.database);
    const { body } = await search({ ZipCode: '49504' });
    expect((body as ProviderResponse[])[0]?.DistanceMiles).toBeLessThan(15);
  });

  it('stay quick in a directory of many', async () => {
    const sql = `SELECT p.npi FROM providers p WHERE p.lastNameSearch BETWEEN 'love' AND 'lovezzzz'`;
    const isSqlite = app.database.options.type === 'better-sqlite3';
    const plan = await app.database.query(`EXPLAIN ${isSqlite ? 'QUERY PLAN ' : ''}${sql}`);
    expect(JSON.stringify(plan)).toContain(indexName('providers', ['lastNameSearch', 'firstNameSearch']));
  });
});
