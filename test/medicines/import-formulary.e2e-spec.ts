import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { importFormulary } from '../../backend/src/catalogue/medicines/import/import-formulary.ts';
import {
  FormularyEntry,
  Medicine,
  MedicineWord,
  PlanDrugTier,
  PlanFormulary,
} from '../../backend/src/catalogue/medicines/medicine.table.ts';
import { type ImportDatabase, openImportDatabase } from '../plan-imports/import-files.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { costs, covered, drug, filedPlan, HMO, PPO, tier } from './formulary-files.ts';

let open: ImportDatabase;
const ids = { hmo: 0, ppo: 0, lastYear: 0 };

const written = (...records: unknown[]) => open.bytes(JSON.stringify(records), 'list.json');
/** One file for each list. */
const importLists = async (...lists: unknown[][]) =>
  importFormulary(open.database, '2027', ...(await Promise.all(lists.map((list) => written(...list)))));
const both = (...drugs: object[]) => importLists([filedPlan(), filedPlan({ plan_id: PPO })], drugs);
const everything = async () => [
  await open.database.manager.find(Medicine, { order: { id: 'ASC' } }),
  await open.database.manager.find(FormularyEntry, { order: { medicineId: 'ASC', planId: 'ASC' } }),
  await open.database.manager.find(PlanDrugTier, { order: { planId: 'ASC', tier: 'ASC' } }),
  await open.database.manager.find(PlanFormulary, { order: { planId: 'ASC' } }),
  await open.database.manager.find(MedicineWord, { order: { medicineId: 'ASC', word: 'ASC' } }),
];
const listed = async () =>
  (await open.database.manager.find(FormularyEntry)).map(({ medicineId, planId }) => `${medicineId} ${planId}`).sort();

describe('importing formularies', () => {
  beforeAll(async () => {
    open = await openImportDatabase();
    const sell = async (hiosPlanId: string, businessYear: number) =>
      (await sellPlan(open.database, buildPlan({ hiosPlanId, businessYear }))).id;
    Object.assign(ids, { hmo: await sell(HMO, 2027), ppo: await sell(PPO, 2027), lastYear: await sell(HMO, 2026) });
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await open.database.query('DELETE FROM medicines');
    await open.database.query('DELETE FROM plan_drug_tiers');
    await open.database.query('DELETE FROM plan_formularies');
  });

  describe('good files', () => {
    it('are stored: medicines with their words, terms by plan of the year, the cost of one month from a retail pharmacy', async () => {
      const report = await importLists(
        [
          filedPlan({
            formulary: [
              tier(
                'GENERIC',
                costs({ pharmacy_type: '1-MONTH-IN-MAIL', copay_amount: 1 }),
                costs({ copay_amount: 12.5 }),
              ),
              tier(
                'specialty',
                costs({
                  copay_amount: 0,
                  copay_opt: 'NO-CHARGE',
                  coinsurance_rate: 0.25,
                  coinsurance_opt: 'AFTER-DEDUCTIBLE',
                }),
              ),
              tier('BRAND', costs({ pharmacy_type: '3-MONTH-IN-RETAIL' })),
            ],
          }),
        ],
        [
          drug(209459, {
            name: 'Acetaminophen 500 MG Oral Tablet [Tylenol]',
            plans: [
              covered({ prior_authorization: true }),
              covered({ plan_id: PPO, drug_tier: 'brand', quantity_limit: true }),
            ],
          }),
        ],
      );
      expect(report).toMatchObject({
        rows: 2,
        added: 2,
        changed: 0,
        unchanged: 0,
        skipped: 0,
        refused: [],
        refusedTotal: 0,
      });
      expect(report.remarks).toEqual(['1 plan of the drugs not in plans.json: what drugs cost there is not known.']);
      const [medicines, entries, tiers, formularies, words] = await everything();
      expect(medicines).toEqual([
        {
          id: 209459,
          name: 'Acetaminophen 500 MG Oral Tablet [Tylenol]',
          nameSearch: 'acetaminophen 500 mg oral tablet tylenol',
        },
      ]);
      const terms = { medicineId: 209459, priorAuthorization: false, stepTherapy: false, quantityLimit: false };
      expect(entries).toEqual([
        { ...terms, planId: ids.hmo, tier: 'GENERIC', priorAuthorization: true },
        { ...terms, planId: ids.ppo, tier: 'BRAND', quantityLimit: true },
      ]);
      expect(tiers).toEqual([
        {
          planId: ids.hmo,
          tier: 'GENERIC',
          copayCents: 1250,
          copayOption: '',
          coinsuranceBasisPoints: 0,
          coinsuranceOption: '',
        },
        {
          ...{ planId: ids.hmo, tier: 'SPECIALTY', copayCents: 0, copayOption: 'NO-CHARGE' },
          ...{ coinsuranceBasisPoints: 2500, coinsuranceOption: 'AFTER-DEDUCTIBLE' },
        },
      ]);
      expect(formularies).toEqual([{ planId: ids.hmo }, { planId: ids.ppo }]);
      expect((words as MedicineWord[]).map(({ word }) => word)).toEqual(['acetaminophen', 'oral', 'tablet', 'tylenol']);
    });

    it('change nothing when they are imported again', async () => {
      const drugs = [drug(1), drug(2, { plans: [covered(), covered({ plan_id: PPO })] })];
      expect(await both(...drugs)).toMatchObject({ rows: 4, added: 4, changed: 0, unchanged: 0 });
      const before = await everything();
      expect(await both(...drugs)).toMatchObject({ rows: 4, added: 0, changed: 0, unchanged: 4 });
      expect(await everything()).toEqual(before);
    });

    it('replace the formularies of their plans as a whole, and no others', async () => {
      await both(drug(1), drug(2, { plans: [covered(), covered({ plan_id: PPO })] }), drug(3), drug(4));
      await importFormulary(
        open.database,
        '2026',
        await written(filedPlan(), drug(3, { plans: [covered({ years: [2026] })] })),
      );
      const report = await importLists(
        [filedPlan({ formulary: [tier('GENERIC', costs({ copay_amount: 20 }))] })],
        [drug(1, { name: 'Another name' }), drug(3, { plans: [covered({ drug_tier: 'BRAND' })] }), drug(5)],
      );
      expect(report).toMatchObject({ rows: 4, added: 1, changed: 3, unchanged: 0 });
      expect(report.remarks).toEqual(['2 drugs no longer listed: removed.']);
      const { hmo, ppo, lastYear } = ids;
      expect(await listed()).toEqual([`1 ${hmo}`, `2 ${ppo}`, `3 ${hmo}`, `3 ${lastYear}`, `5 ${hmo}`].sort());
      const [medicines] = await everything();
      expect((medicines as Medicine[]).map(({ id, name }) => [id, name])).toEqual([
        [1, 'Another name'],
        [2, 'Medicine 2 10 MG Oral Tablet'],
        [3, 'Medicine 3 10 MG Oral Tablet'],
        [5, 'Medicine 5 10 MG Oral Tablet'],
      ]);
      expect(await open.database.manager.countBy(MedicineWord, { medicineId: 1 })).toBe(2);
      expect(await open.database.manager.findBy(PlanDrugTier, { planId: hmo })).toMatchObject([{ copayCents: 2000 }]);
      expect(await open.database.manager.findBy(PlanDrugTier, { planId: ppo })).toMatchObject([{ copayCents: 1000 }]);
    });

    it('may be one file, and several; also as they were before they had years', async () => {
      const withoutYears = { ...covered(), years: undefined };
      await importLists([filedPlan(), drug(1, { plans: [withoutYears] })]);
      expect(await listed()).toEqual([`1 ${ids.hmo}`]);
      await importLists([filedPlan()], [drug(1)], [drug(2)]);
      expect(await listed()).toEqual([`1 ${ids.hmo}`, `2 ${ids.hmo}`]);
    });

    it('leave out other years, cost-sharing variants and plans that are not in the catalogue, and say so', async () => {
      const report = await importLists(
        [
          filedPlan(),
          filedPlan({ plan_id: `${HMO}-04` }),
          filedPlan({ plan_id: '99107MI0019999' }),
          filedPlan({ plan_id: PPO, years: [2026] }),
        ],
        [
          drug(1, {
            plans: [covered({ plan_id: `${HMO}-01` }), covered({ plan_id: `${HMO}-04`, drug_tier: 'BRAND' })],
          }),
          drug(2, { plans: [covered({ plan_id: PPO, years: [2026] })] }),
          drug(3, { plans: [covered({ plan_id: '99107MI0019998' })] }),
        ],
      );
      expect(report).toMatchObject({ rows: 7, added: 2, skipped: 5, refusedTotal: 0 });
      expect(report.remarks).toEqual(['2 plan ids not in the catalogue of the year, left out: 99107MI0019999 …']);
      expect(await open.database.manager.find(FormularyEntry)).toMatchObject([{ medicineId: 1, tier: 'GENERIC' }]);
    });

    it('say which plans have no drug: of those nothing is known', async () => {
      const report = await both(drug(1));
      expect(report.remarks).toEqual(['1 plan of plans.json without a drug: the formulary there is not known.']);
      expect(await open.database.manager.find(PlanFormulary)).toEqual([{ planId: ids.hmo }]);
    });
  });

  describe('records that cannot be taken', () => {
    it.each<[string, object, string | RegExp]>([
      ['nothing known', { npi: '1' }, /^This is neither a plan, which has a formulary, nor a drug/],
      ['no id', { ...drug(1), rxnorm_id: undefined }, 'rxnorm_id is missing: it is no RxNorm id: up to eight digits.'],
      ['an id of letters', { ...drug(1), rxnorm_id: 'X1' }, 'rxnorm_id "X1" is no RxNorm id: up to eight digits.'],
      ['no name', { ...drug(7), drug_name: ' ' }, 'drug_name of rxnorm_id 7 is missing.'],
      ['no plan id', drug(7, { plans: [covered({ plan_id: 'X' })] }), 'plan_id "X" is no plan id.'],
      [
        'no tier',
        drug(7, { plans: [covered({ drug_tier: '' })] }),
        `drug_tier "" is not a name of 1 to 60 letters. (plan ${HMO})`,
      ],
      [
        'a flag of letters',
        drug(7, { plans: [covered({ step_therapy: 'Y' })] }),
        `step_therapy "Y" of plan ${HMO} is neither true nor false.`,
      ],
      [
        'a plan twice',
        drug(7, { plans: [covered(), covered({ drug_tier: 'BRAND' })] }),
        `plan ${HMO} stands twice, with different terms.`,
      ],
      ['a plan without id', filedPlan({ plan_id: '12' }), 'plan_id "12" is no plan id.'],
      ['an unnamed tier', filedPlan({ formulary: [{ cost_sharing: [] }] }), /^drug_tier is missing/],
      [
        'an unknown option',
        filedPlan({ formulary: [tier('BRAND', costs({ copay_opt: 'SOMETIMES' }))] }),
        /^copay_opt "SOMETIMES" of drug_tier "BRAND" is none of AFTER-DEDUCTIBLE/,
      ],
      [
        'an unknown option of a share',
        filedPlan({ formulary: [tier('BRAND', costs({ coinsurance_opt: 1 }))] }),
        /^coinsurance_opt 1 of drug_tier "BRAND"/,
      ],
      [
        'half a cent',
        filedPlan({ formulary: [tier('BRAND', costs({ copay_amount: 0.005 }))] }),
        /^copay_amount 0.005 of drug_tier "BRAND" is not an amount/,
      ],
      [
        'an amount of letters',
        filedPlan({ formulary: [tier('BRAND', costs({ copay_amount: '$10' }))] }),
        /^copay_amount "\$10"/,
      ],
      [
        'a rate in percent',
        filedPlan({ formulary: [tier('BRAND', costs({ coinsurance_rate: 20 }))] }),
        'coinsurance_rate 20 of drug_tier "BRAND" is not a rate from 0.0 to 1.0.',
      ],
      [
        'two costs',
        filedPlan({ formulary: [tier('BRAND', costs(), costs({ copay_amount: 5 }))] }),
        'drug_tier "BRAND" has two different costs for 1-MONTH-IN-RETAIL.',
      ],
      [
        'a tier twice',
        filedPlan({ formulary: [tier(), tier('GENERIC', costs({ copay_amount: 5 }))] }),
        /^drug_tier "GENERIC" stands twice in the formulary/,
      ],
    ])('%s', async (_what, wrong, reason) => {
      const report = await importLists([filedPlan({ plan_id: PPO }), drug(1), wrong]);
      const words = typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string);
      expect([report.refusedTotal, report.refused]).toEqual([1, [{ row: 3, reason: words }]]);
      expect(await everything()).toEqual([[], [], [], [], []]);
    });

    it('are all named with their file, and nothing is written, also of what is correct', async () => {
      await both(drug(1));
      const before = await everything();
      const files = [
        await open.bytes(JSON.stringify([filedPlan(), filedPlan()]), 'plans.json'),
        await open.bytes(JSON.stringify([drug(1), drug(2), drug(0)]), 'drugs.json'),
        await open.bytes(JSON.stringify([drug(2)]), 'more.json'),
      ].map(String);
      const report = await importFormulary(open.database, '2027', ...files);
      const [plans, drugs, more] = files.map((file) => path.basename(file));
      expect(report.refused).toEqual([
        { row: 1, reason: `${more}: rxnorm_id "2" stands in record 2 of ${drugs} already.` },
        { row: 2, reason: `${plans}: plan_id "${HMO}" stands in record 1 of ${plans} already.` },
        { row: 3, reason: `${drugs}: rxnorm_id "0" is no RxNorm id: up to eight digits.` },
      ]);
      expect(await everything()).toEqual(before);
    });
  });

  describe('files that do not belong together', () => {
    it.each<[string, unknown[], RegExp]>([
      [
        'plans alone',
        [filedPlan()],
        /have no drug for a plan of the catalogue\. Give plans\.json and every drugs\.json/,
      ],
      ['drugs alone', [drug(1)], /have no plan for a plan of the catalogue/],
      [
        'those of another insurer',
        [filedPlan({ plan_id: '11111MI0010001' })],
        /1 plan id not in the catalogue of the year, left out: 11111MI0010001$/,
      ],
      ['nothing', [], /have no drug/],
    ])('%s', async (_what, records, message) => {
      await expect(importLists(records)).rejects.toThrow(message);
    });

    it('no year, no file, a year without plans, a broken file', async () => {
      const run = async (...given: string[]) => importFormulary(open.database, ...given);
      await expect(run('plans.json')).rejects.toThrow('Give the year, then the files: 2027 plans.json drugs.json');
      await expect(run('2027')).rejects.toThrow('Give the year, then the files');
      await expect(run('2031', await written(filedPlan()))).rejects.toThrow(
        'The catalogue has no medical plan of 2031.',
      );
      const broken = await open.bytes('[{', 'drugs.json');
      const good = await written(filedPlan());
      await expect(run('2027', good, broken)).rejects.toThrow(`${path.basename(broken)}: The file seems to be cut off`);
    });
  });

  describe('a large file', () => {
    const COUNT = 5_000;
    /** Records of some 4 kB: 20 MB in all. */
    const write = async (): Promise<string> => {
      const file = path.join(path.dirname(await open.bytes('', 'x')), 'many.json');
      const stream = createWriteStream(file);
      stream.write(`[${JSON.stringify(filedPlan())}`);
      for (let id = 1; id <= COUNT; id += 1) {
        if (!stream.write(`,\n${JSON.stringify({ ...drug(id), pad: 'x'.repeat(4_000) })}`)) {
          await once(stream, 'drain');
        }
      }
      stream.end(']');
      await once(stream, 'finish');
      return file;
    };

    it('is imported without being held in memory', async () => {
      const file = await write();
      global.gc?.();
      const before = process.memoryUsage().heapUsed;
      let highest = before;
      const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().heapUsed)), 20);
      const report = await importFormulary(open.database, '2027', file);
      clearInterval(watch);
      expect(report).toMatchObject({ rows: COUNT + 1, added: COUNT + 1, refusedTotal: 0 });
      expect(await open.database.manager.count(FormularyEntry)).toBe(COUNT);
      expect((highest - before) / 1e6).toBeLessThan(90);
    });
  });
});
