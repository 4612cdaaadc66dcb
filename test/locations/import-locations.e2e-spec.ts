import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CacheVersions } from '../../backend/src/platform/database/cache-versions.ts';
import { importLocations } from '../../backend/src/catalogue/locations/import-locations.ts';
import { LocationsRepository } from '../../backend/src/catalogue/locations/locations.repository.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { startApp, type TestApp } from '../support/app.ts';

const CENSUS_HEADER =
  '\uFEFFOID_ZCTA5_20|GEOID_ZCTA5_20|NAMELSAD_ZCTA5_20|AREALAND_ZCTA5_20|OID_COUNTY_20|GEOID_COUNTY_20|NAMELSAD_COUNTY_20|AREALAND_PART';
const census = (zip: string, fips: string, name: string) => `1|${zip}|ZCTA5 ${zip}|5|2|${fips}|${name}|7`;
const HUD_HEADER = 'ZIP,COUNTY,USPS_ZIP_PREF_CITY,USPS_ZIP_PREF_STATE,RES_RATIO,TOT_RATIO';
const hud = (zip: string, fips: string, city: string, state = 'MI') => `${zip},${fips},${city},${state},0.5,0.5`;

describe('importing the counties of ZIP codes', () => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI', 'IN']);
    folder = await mkdtemp(path.join(tmpdir(), 'priority-quote-'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  let files = 0;
  const importFile = async (...lines: string[]) => {
    const file = path.join(folder, `${(files += 1)}.csv`);
    await writeFile(file, lines.join('\r\n'));
    return importLocations(app.database, file);
  };
  const find = (zip: string) => app.get(LocationsRepository).findByZip(zip);
  const countiesOf = async (zip: string) => (await find(zip))?.Counties.map(({ County }) => County);
  const allRows = () => app.database.query('SELECT * FROM locations ORDER BY postalCode, countyFips');

  it('takes the Census file: its counties replace those of its ZIPs, the others stay', async () => {
    expect(await countiesOf('48118')).toEqual(['Jackson', 'Washtenaw']);
    const report = await importFile(
      CENSUS_HEADER,
      census('48118', '26161', 'Washtenaw County'),
      census('48041', '26147', 'St. Clair County'),
      census('48041', '26099', 'Macomb County'),
      census('48041', '26087', 'Lapeer County'),
      census('', '26087', 'Lapeer County'),
    );
    expect(report).toEqual({
      rows: 5,
      added: 1,
      changed: 1,
      unchanged: 3,
      skipped: 1,
      refused: [],
      refusedTotal: 0,
    });
    expect(await find('48118')).toMatchObject({ City: 'Chelsea', Counties: [{ County: 'Washtenaw', RateArea: 4 }] });
    expect(await find('48041')).toMatchObject({
      City: 'Memphis',
      Counties: [
        { County: 'Lapeer', CountyFips: '26087', RateArea: 5 },
        { County: 'Macomb', CountyFips: '26099', RateArea: 2 },
        { County: 'St. Clair', CountyFips: '26147', RateArea: 3 },
      ],
    });
    expect(await countiesOf('49503')).toEqual(['Kent']);
  });

  it('takes the HUD file, new ZIPs with their city', async () => {
    const report = await importFile(
      HUD_HEADER,
      hud('48999', '26065', 'EAST GRAND-LEDGE'),
      hud('46360', '18091', 'MICHIGAN CITY', 'IN'),
    );
    expect(report).toMatchObject({ rows: 2, added: 1, unchanged: 1, refusedTotal: 0 });
    expect(await find('48999')).toEqual({
      PostalCode: '48999',
      City: 'East Grand-Ledge',
      StateCode: 'MI',
      Counties: [{ County: 'Ingham', CountyFips: '26065', RateArea: 7 }],
    });
  });

  it('skips a ZIP without a city and a county of another state', async () => {
    const report = await importFile(
      CENSUS_HEADER,
      census('48998', '26065', 'Ingham County'),
      census('49503', '26081', 'Kent County'),
      census('49503', '18091', 'LaPorte County'),
    );
    expect(report).toMatchObject({ rows: 3, added: 0, changed: 0, unchanged: 1, skipped: 2 });
    expect(await find('48998')).toBeNull();
    expect(await countiesOf('49503')).toEqual(['Kent']);
  });

  it('changes nothing the second time, and tells other processes of the first', async () => {
    const version = () => new CacheVersions(app.database).current('locations');
    const before = await version();
    const lines = [HUD_HEADER, hud('48997', '26065', 'SOMEWHERE'), hud('48997', '26045', 'SOMEWHERE')];
    expect(await importFile(...lines)).toMatchObject({ added: 2, unchanged: 0 });
    expect(await version()).toBeGreaterThan(before);
    expect(await importFile(...lines)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  it('writes nothing when one row is wrong, and names the rows as a spreadsheet does', async () => {
    const before = await allRows();
    const report = await importFile(
      HUD_HEADER,
      hud('49503', '26065', 'GRAND RAPIDS'),
      hud('501', '36103', 'HOLTSVILLE', 'NY'),
      hud('49503', '2608', 'GRAND RAPIDS'),
      hud('49503', '26002', 'GRAND RAPIDS'),
      hud('49503', '26065', 'GRAND RAPIDS'),
      hud('', '', ''),
    );
    expect(report.refusedTotal).toBe(5);
    expect(report.refused).toEqual([
      { row: 3, reason: '"501" is not a ZIP code of five digits (a spreadsheet may have dropped its leading zeros).' },
      { row: 4, reason: '"2608" is not a county code of five digits.' },
      { row: 5, reason: '26002 is not a county of Michigan.' },
      { row: 6, reason: 'ZIP 49503 and county 26065 are in the file twice.' },
      { row: 7, reason: expect.stringMatching(/^"" is not a ZIP code/) },
    ]);
    expect(await allRows()).toEqual(before);
  });

  it.each([
    ['columns that neither file has', ['ZIP;COUNTY', '49503;26081'], /lacks GEOID_ZCTA5_20.*lacks ZIP, COUNTY/],
    ['a HUD file without its counties', ['ZIP,RES_RATIO', '49503,1'], /\(this one lacks COUNTY\)/],
    ['an empty file', [''], 'The file is empty.'],
    ['a workbook', ['PK\u0003\u0004'], /Excel workbook/],
    ['a file that is cut off', [HUD_HEADER, '49503,26081,"GRAND RAP'], /cannot be read/],
  ])('refuses %s', async (_what, lines, message) => {
    const before = await allRows();
    await expect(importFile(...lines)).rejects.toThrow(message);
    expect(await allRows()).toEqual(before);
  });

  it('says that there is no such file, or that it is a folder', async () => {
    await expect(importLocations(app.database, path.join(folder, 'nope.csv'))).rejects.toThrow(/ENOENT/);
    await expect(importLocations(app.database, folder)).rejects.toThrow(/EISDIR/);
  });
});
