import { DataSource } from 'typeorm';
import { MICHIGAN_COUNTIES } from '../../shared/src/locations/michigan-counties.ts';
import { LocationsRepository } from '../../backend/src/catalogue/locations/locations.repository.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { databaseWork } from '../support/database-work.ts';
import { insertAgentUser } from '../support/people.ts';

describe('locations', () => {
  let app: TestApp;
  let agent: Caller;

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.get(DataSource));
    agent = await app.as(await insertAgentUser(app));
  });
  afterAll(() => app.close());

  it('answers the city and the one county of a ZIP', async () => {
    const { status, body } = await agent.get('/api/location/49503');
    expect(status).toBe(200);
    expect(body).toEqual({
      PostalCode: '49503',
      City: 'Grand Rapids',
      StateCode: 'MI',
      Counties: [{ County: 'Kent', CountyFips: '26081', RateArea: 12 }],
    });
  });

  it.each([
    ['48014', 'Capac'],
    ['48002', 'Allenton'],
  ])('answers every county of %s, which touches two rating areas, by name', async (zip, city) => {
    const { body } = await agent.get(`/api/location/${zip}`);
    expect(body).toMatchObject({ City: city, StateCode: 'MI' });
    expect(body.Counties).toEqual([
      { County: 'Lapeer', CountyFips: '26087', RateArea: 5 },
      { County: 'St. Clair', CountyFips: '26147', RateArea: 3 },
    ]);
  });

  it.each([
    ['48175', 'Salem', ['Washtenaw', 'Wayne']],
    ['49422', 'Holland', ['Allegan', 'Ottawa']],
    ['49792', 'Tower', ['Cheboygan', 'Presque Isle']],
  ])('answers a county of %s that only the Census Bureau lists', async (zip, city, counties) => {
    const { body } = await agent.get(`/api/location/${zip}`);
    expect(body.City).toBe(city);
    expect(body.Counties.map(({ County }: { County: string }) => County)).toEqual(counties);
  });

  it.each(['48014-1234', '480141234'])('looks up %s by its first five digits', async (zip) => {
    const { status, body } = await agent.get(`/api/location/${zip}`);
    expect([status, body.PostalCode]).toEqual([200, '48014']);
  });

  it('knows the city of a ZIP outside Michigan, without a rating area', async () => {
    const { body } = await agent.get('/api/Location/60601');
    expect(body).toMatchObject({ City: 'Chicago', StateCode: 'IL' });
    expect(body.Counties).toEqual([{ County: 'Cook', CountyFips: '17031', RateArea: null }]);
  });

  it('says that there is no such ZIP', async () => {
    const { status, body } = await agent.get('/api/location/99999');
    expect([status, body.Code, body.Message]).toEqual([404, 'NOT_FOUND', 'ZIP code 99999 was not found.']);
  });

  it.each(['4801', '480145', '48O14', '48014-12', "48014'--", 'getlocationslist'])(
    'refuses %s as a ZIP',
    async (zip) => {
      const { status, body } = await agent.get(`/api/location/${encodeURIComponent(zip)}`);
      expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it.each(['/api/location/49503', '/api/location/getlocationslist/grand'])(
    'answers nobody who is not signed in: %s',
    async (path) => {
      expect((await app.anonymous().get(path)).status).toBe(401);
    },
  );

  describe('the list for typing ahead', () => {
    const list = async (text: string) =>
      (await agent.get(`/api/location/getlocationslist/${encodeURIComponent(text)}`)).body;

    it('finds cities by how they begin, in any case, Michigan first', async () => {
      const rows = await list('gRAND r');
      expect(rows).toHaveLength(20);
      expect(rows[0]).toMatchObject({ City: 'Grand Rapids', StateCode: 'MI', County: 'Kent', RateArea: 12 });
      expect(rows.every(({ City }: { City: string }) => City.startsWith('Grand R'))).toBe(true);
    });

    it('finds ZIPs by how they begin, once for each county', async () => {
      const rows = await list('48014');
      expect(rows.map(({ County }: { County: string }) => County)).toEqual(['Lapeer', 'St. Clair']);
      expect((await list('4950')).map(({ PostalCode }: { PostalCode: string }) => PostalCode)).toContain('49503');
    });

    it.each(['zzzz', '%', '_____', "' OR 1=1 --"])('finds nothing for %s', async (text) => {
      expect(await list(text)).toEqual([]);
    });

    it('asks for something to look for', async () => {
      const { status, body } = await agent.get(`/api/location/getlocationslist/${encodeURIComponent('  ')}`);
      expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
    });
  });

  it('has every county of Michigan with its rating area, and no other', async () => {
    const rows = await app.database.query(
      `SELECT DISTINCT countyFips AS fips, countyName AS name, rateArea FROM locations WHERE stateCode = 'MI' ORDER BY countyFips`,
    );
    expect(rows.map((row: object) => ({ ...row }))).toEqual([...MICHIGAN_COUNTIES]);
    const elsewhere = await app.database.query(
      `SELECT COUNT(*) AS rows_ FROM locations WHERE stateCode <> 'MI' AND rateArea IS NOT NULL`,
    );
    expect(Number(elsewhere[0].rows_)).toBe(0);
  });

  it('is filled once only', async () => {
    expect(await seedLocations(app.database)).toBe(0);
  });

  it('reads the places of many ZIPs with one statement', async () => {
    const zips = ['49503', '00000', '49544', '48226', '49503'];
    const found = new Map<string, unknown>();
    const { statements } = await databaseWork(app, async () => {
      const places = await app.get(LocationsRepository).findByZips(zips);
      places.forEach((place, zip) => found.set(zip, place?.Counties.map(({ County }) => County) ?? null));
    });
    expect(statements).toBe(1);
    expect([...found]).toEqual([
      ['49503', ['Kent']],
      ['00000', null],
      ['49544', ['Kent', 'Ottawa']],
      ['48226', ['Wayne']],
    ]);
  });

  it('gives other features the ZIP or nothing', async () => {
    const repository = app.get(LocationsRepository);
    expect((await repository.findByZip('49503'))?.City).toBe('Grand Rapids');
    expect(await repository.findByZip('99999')).toBeNull();
  });
});

describe('the rating areas', () => {
  it('are 16, over 83 counties', () => {
    const areas = new Set(MICHIGAN_COUNTIES.map(({ rateArea }) => rateArea));
    expect([MICHIGAN_COUNTIES.length, areas.size]).toEqual([83, 16]);
  });

  it.each([
    ['Chippewa', 15],
    ['Mackinac', 15],
    ['Luce', 16],
    ['Wayne', 1],
    ['Kent', 12],
    ['Keweenaw', 16],
  ])('%s is in area %i', (county, area) => {
    expect(MICHIGAN_COUNTIES.find(({ name }) => name === county)?.rateArea).toBe(area);
  });
});
