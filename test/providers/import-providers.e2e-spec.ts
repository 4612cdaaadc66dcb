import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { importProviders } from '../../backend/src/catalogue/providers/import/import-providers.ts';
import { Provider, ProviderLocation, ProviderPlan } from '../../backend/src/catalogue/providers/provider.table.ts';
import { type ImportDatabase, openImportDatabase } from '../plan-imports/import-files.ts';

let open: ImportDatabase;

/** A record as CMS describes it. */
const record = (given: object = {}) => ({
  npi: '1234567893',
  type: 'INDIVIDUAL',
  name: { first: 'Martin', middle: 'Van', last: 'Nostrand', suffix: 'Jr.' },
  addresses: [
    {
      address: '123 Park Ave',
      address_2: 'Suite 120',
      city: 'Grand Rapids',
      state: 'MI',
      zip: '49503',
      phone: '6165551212',
    },
  ],
  specialty: ['Family Medicine', 'Geriatrics'],
  accepting: 'accepting',
  last_updated_on: '2026-01-01',
  plans: [
    { plan_id_type: 'HIOS-PLAN-ID', plan_id: '99107MI0010001', network_tier: 'PREFERRED', years: [2026, 2027] },
    { plan_id_type: 'HIOS-PLAN-ID', plan_id: '99107MI0010001', network_tier: 'NON-PREFERRED', years: [2027] },
  ],
  ...given,
});
const npiOf = (index: number) => String(1_000_000_000 + index);
const importText = async (text: string) => importProviders(open.database, await open.bytes(text, 'providers.json'));
const importRecords = (...records: object[]) => importText(JSON.stringify(records, null, 2));
const everything = async () => [
  await open.database.manager.find(Provider, { order: { id: 'ASC' } }),
  await open.database.manager.find(ProviderLocation, { order: { providerId: 'ASC', position: 'ASC' } }),
  await open.database.manager.find(ProviderPlan, { order: { providerId: 'ASC', network: 'ASC', businessYear: 'ASC' } }),
];

describe('importing providers', () => {
  beforeAll(async () => {
    open = await openImportDatabase();
    await seedLocations(open.database, ['MI']);
  });
  afterAll(() => open.close());
  beforeEach(() => open.database.query('DELETE FROM providers'));

  describe('a good file', () => {
    it('is stored: names, specialties, offices with the place of their ZIP, each plan once a year', async () => {
      const report = await importRecords(record());
      expect(report).toEqual({ rows: 1, added: 1, changed: 0, unchanged: 0, skipped: 0, refused: [], refusedTotal: 0 });
      const [providers, offices, plans] = await everything();
      expect(providers).toEqual([
        expect.objectContaining({
          npi: '1234567893',
          firstName: 'Martin',
          middleName: 'Van',
          lastName: 'Nostrand Jr.',
          firstNameSearch: 'martin',
          lastNameSearch: 'nostrand jr',
          specialty: 'Family Medicine, Geriatrics',
          isPcp: true,
          acceptsNewPatients: true,
          youngestAge: 0,
          oldestAge: 150,
        }),
      ]);
      expect(offices).toEqual([
        expect.objectContaining({
          position: 1,
          addressLine1: '123 Park Ave',
          addressLine2: 'Suite 120',
          city: 'Grand Rapids',
          stateCode: 'MI',
          postalCode: '49503',
          countyName: 'Kent',
          phone: '6165551212',
          latitudeMicrodegrees: expect.any(Number),
          longitudeMicrodegrees: expect.any(Number),
        }),
      ]);
      expect((plans as ProviderPlan[]).map(({ network, businessYear }) => `${network} ${businessYear}`)).toEqual([
        '99107MI0010001 2026',
        '99107MI0010001 2027',
      ]);
    });

    it('skips facilities and practices; who names another specialty gives no primary care', async () => {
      const report = await importRecords(
        record({ specialty: ['Internal Medicine', 'Cardiology'], accepting: 'accepting in some locations' }),
        { type: 'FACILITY', npi: '1234567891', facility_name: 'Hospital', addresses: [], plans: [] },
        { type: 'GROUP', group_name: 'Practice' },
      );
      expect(report).toMatchObject({ rows: 3, added: 1, skipped: 2, refusedTotal: 0 });
      expect(await open.database.manager.find(Provider)).toMatchObject([{ isPcp: false, acceptsNewPatients: false }]);
    });

    it('says what it added, changed and left alone; providers it does not name stay', async () => {
      await importRecords(record({ npi: npiOf(1) }), record({ npi: npiOf(2) }), record({ npi: npiOf(3) }));
      const before = await everything();
      const report = await importRecords(
        record({ npi: npiOf(2), accepting: 'not accepting', plans: [] }),
        record({ npi: npiOf(3) }),
        record({ npi: npiOf(4) }),
      );
      expect(report).toMatchObject({ rows: 3, added: 1, changed: 1, unchanged: 1, refusedTotal: 0 });
      const after = await everything();
      expect(after.map(({ length }) => length)).toEqual([4, 4, 6]);
      expect(after[0]![0]).toEqual(before[0]![0]);
      expect(after[0]![1]).toEqual({ ...(before[0]![1] as Provider), acceptsNewPatients: false });
      expect(await importRecords(record({ npi: npiOf(4) }))).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    });

    it('keeps an office whose ZIP nobody knows, without a place; a phone number that is none is left out', async () => {
      const address = { address: '1 Any St', city: 'Nowhere', state: 'mi', zip: '00001-0001', phone: 'n/a' };
      expect(await importRecords(record({ addresses: [address] }))).toMatchObject({ added: 1 });
      const [, offices] = await everything();
      expect(offices?.[0]).toMatchObject({
        stateCode: 'MI',
        postalCode: '00001',
        phone: '',
        latitudeMicrodegrees: null,
      });
    });

    it('may have a byte order mark, strings with brackets and escapes, and no line breaks', async () => {
      const odd = record({ name: { first: 'A"}]{[', last: 'B\\' }, note: '\\"}' });
      expect(await importText(`\uFEFF ${JSON.stringify([odd])} \n`)).toMatchObject({ added: 1 });
      expect(await open.database.manager.find(Provider)).toMatchObject([{ firstName: 'A"}]{[', lastName: 'B\\' }]);
      expect(await importText('[]')).toMatchObject({ rows: 0, refusedTotal: 0 });
    });
  });

  describe('records that cannot be taken', () => {
    it.each([
      ['no id', { npi: undefined }, 'npi is missing: it does not have exactly ten digits.'],
      ['a short id', { npi: '123456789' }, 'npi "123456789" does not have exactly ten digits.'],
      ['an unknown type', { type: 'ROBOT' }, 'type "ROBOT" is none of INDIVIDUAL, FACILITY, GROUP.'],
      ['no word on new patients', { accepting: true }, /^accepting true is none of accepting, not accepting/],
      ['no last name', { name: { first: 'Ada' } }, 'name has no first or no last.'],
      ['an endless name', { name: { first: 'Ada', last: 'x'.repeat(81) } }, /longer than 60/],
      ['no address', { addresses: [] }, 'addresses is empty.'],
      [
        'half a ZIP',
        { addresses: [{ address: '1', city: 'X', state: 'MI', zip: '495' }] },
        'zip "495" is not a ZIP code.',
      ],
      ['no state', { addresses: [{ address: '1', city: 'X', zip: '49503' }] }, /^state is missing/],
      ['no street', { addresses: [{ city: 'X', state: 'MI', zip: '49503' }] }, 'An address has no address or no city.'],
      ['no plan id', { plans: [{ plan_id: 'X', years: [2027] }] }, 'plan_id "X" is no plan id.'],
      [
        'a year that is none',
        { plans: [{ plan_id: '99107MI0010001', years: ['2027'] }] },
        /has "2027", which is no year/,
      ],
    ])('%s', async (_what, given, reason) => {
      const report = await importRecords(record({ npi: npiOf(1) }), record(given));
      const words = typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string);
      expect([report.refusedTotal, report.refused]).toEqual([1, [{ row: 2, reason: words }]]);
      expect(await open.database.manager.count(Provider)).toBe(0);
    });

    it('are all named, and nothing is written, also of what came before', async () => {
      await importRecords(record({ npi: npiOf(1) }));
      const before = await everything();
      const many = Array.from({ length: 600 }, (_, index) =>
        record({ npi: npiOf(1 + index), accepting: 'not accepting' }),
      );
      const report = await importRecords(
        ...many,
        record({ npi: '7' }),
        record({ npi: npiOf(5) }),
        record({ npi: 'x' }),
      );
      expect(report).toMatchObject({ rows: 603, refusedTotal: 3 });
      expect(report.refused.map(({ row }) => row)).toEqual([601, 602, 603]);
      expect(report.refused[1]?.reason).toBe('npi "1000000005" stands in record 5 already.');
      expect(await everything()).toEqual(before);
    });
  });

  describe('a file that is none', () => {
    const one = JSON.stringify(record());
    it.each([
      ['nothing', '', 'The file is empty.'],
      ['blanks', ' \n ', 'The file is empty.'],
      ['an object', `{"providers":[${one}]}`, 'must begin with "["'],
      ['a page', '<html></html>', 'must begin with "["'],
      ['half a list', `[${one},`, 'it ends after record 1'],
      ['half a record', `[${one},{"npi":"12`, 'it ends after record 1'],
      ['no comma', `[${one}${one}]`, '"{" stands after record 1'],
      ['a comma too many', `[${one},]`, '"]" stands after record 1'],
      ['numbers', '[1,2]', '"1" stands after record 0'],
      ['something behind', `[${one}] x`, '"x" stands after record 1'],
      ['a broken record', `[${one},{"npi":tru}]`, 'Record 2 is no correct JSON.'],
      ['gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 'Unpack it first'],
      ['UTF-16', Buffer.from('\uFEFF[]', 'utf16le'), 'UTF-16'],
    ])('%s', async (_what, content, message) => {
      const file = await open.bytes(content, 'providers.json');
      await expect(importProviders(open.database, file)).rejects.toThrow(message);
      expect(await open.database.manager.count(Provider)).toBe(0);
    });

    it('a missing file and a folder', async () => {
      await expect(importProviders(open.database, '/nowhere.json')).rejects.toThrow(
        'There is no file "/nowhere.json".',
      );
      await expect(importProviders(open.database, '/')).rejects.toThrow('"/" is a folder.');
    });

    it('a record that never ends', async () => {
      const file = await open.bytes(`[{"npi":"${'x'.repeat(6_000_000)}`, 'providers.json');
      await expect(importProviders(open.database, file)).rejects.toThrow('Record 1 does not end');
    });
  });

  describe('a large file', () => {
    const COUNT = 20_000;
    /** Records of some 3 kB: 60 MB in all. */
    const write = async (name: string): Promise<string> => {
      const file = path.join(path.dirname(await open.bytes('', 'x')), name);
      const stream = createWriteStream(file);
      const plans = Array.from({ length: 25 }, (_, at) => ({
        plan_id_type: 'HIOS-PLAN-ID',
        plan_id: `99107MI00${10_000 + at}`,
        network_tier: 'PREFERRED',
        years: [2027],
      }));
      stream.write('[');
      for (let index = 0; index < COUNT; index += 1) {
        const text = JSON.stringify(
          record({ npi: npiOf(index), plans: index % 50 === 0 ? plans : plans.slice(0, 1), pad: 'x'.repeat(2_000) }),
        );
        if (!stream.write(`${index ? ',\n' : ''}${text}`)) {
          await once(stream, 'drain');
        }
      }
      stream.end(']');
      await once(stream, 'finish');
      return file;
    };

    it('is imported without being held in memory', async () => {
      const file = await write('many.json');
      global.gc?.();
      const before = process.memoryUsage().heapUsed;
      let highest = before;
      const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().heapUsed)), 20);
      const report = await importProviders(open.database, file);
      clearInterval(watch);
      expect(report).toMatchObject({ rows: COUNT, added: COUNT, refusedTotal: 0 });
      expect(await open.database.manager.count(ProviderPlan)).toBe(COUNT + (COUNT / 50) * 24);
      expect((highest - before) / 1e6).toBeLessThan(90);
    });
  });
});
