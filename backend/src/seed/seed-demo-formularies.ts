import { type DataSource, type EntityManager, In } from 'typeorm';
import { parseCurrency } from '#shared/formats/currency';
import { FormularyWriter } from '../catalogue/medicines/import/formulary-writer.ts';
import type { FiledMedicine, FiledTerms, FiledTier } from '../catalogue/medicines/import/formulary-record.ts';
import { PlanFormulary } from '../catalogue/medicines/medicine.table.ts';
import { Plan, PlanBenefit } from '../catalogue/plans/plan.table.ts';
import { bumpCacheVersion } from '../platform/database/cache-versions.ts';
import { ISSUER_ID } from './catalogue/plan-seed.ts';

/** Invented terms of real substances, so their names say that they are of the demo. Real RxNorm ids have seven digits at most. */
const FIRST_ID = 99_000_001;
const OF_THE_DEMO = '(demo)';

type Terms = Partial<Omit<FiledTerms, 'tier'>>;
// prettier-ignore
const MEDICINES: readonly (readonly [name: string, tier: string, terms?: Terms, onlyIn?: readonly string[]])[] = [
  ['Metformin hydrochloride 500 MG Oral Tablet', 'GENERIC'],
  ['Metformin hydrochloride 1000 MG Oral Tablet', 'GENERIC'],
  ['Lisinopril 10 MG Oral Tablet', 'GENERIC'],
  ['Amlodipine 5 MG Oral Tablet', 'GENERIC'],
  ['Atorvastatin 20 MG Oral Tablet', 'GENERIC'],
  ['Levothyroxine sodium 0.05 MG Oral Tablet', 'GENERIC'],
  ['Albuterol 0.09 MG/ACTUAT Metered Dose Inhaler', 'GENERIC', { quantityLimit: true }],
  ['Sertraline 50 MG Oral Tablet', 'GENERIC'],
  ['Omeprazole 20 MG Delayed Release Oral Capsule', 'GENERIC', { quantityLimit: true }],
  ['Insulin glargine 100 UNT/ML Pen Injector', 'PREFERRED-BRAND'],
  ['Apixaban 5 MG Oral Tablet', 'PREFERRED-BRAND'],
  ['Empagliflozin 10 MG Oral Tablet', 'PREFERRED-BRAND', { stepTherapy: true }],
  ['Semaglutide 1 MG Pen Injector', 'NON-PREFERRED-BRAND', { priorAuthorization: true, quantityLimit: true }],
  ['Rimegepant 75 MG Disintegrating Oral Tablet', 'NON-PREFERRED-BRAND', { stepTherapy: true, quantityLimit: true }, ['POS', 'PPO']],
  ['Adalimumab 40 MG Pen Injector', 'SPECIALTY', { priorAuthorization: true }],
  ['Dupilumab 300 MG Prefilled Syringe', 'SPECIALTY', { priorAuthorization: true, stepTherapy: true }, ['PPO']],
];
const TIERS: Readonly<Record<string, string>> = {
  Generic: 'GENERIC',
  'Preferred brand': 'PREFERRED-BRAND',
  'Non-preferred brand': 'NON-PREFERRED-BRAND',
  Specialty: 'SPECIALTY',
};

/**
 * The formularies of the fictional insurer, where no formulary is stored: its medical plans charge for a tier what their benefit summaries
 * say. Of HRA and EPO plans there is none, so that the demo shows a plan of which nothing is known.
 *
 * @returns how many plans got one
 */
export async function seedDemoFormularies(database: DataSource): Promise<number> {
  if (await database.manager.exists(PlanFormulary)) {
    return 0;
  }
  return database.transaction(async (tx) => {
    await bumpCacheVersion(tx, 'formularies');
    const plans = (await tx.exists(PlanFormulary)) ? [] : await plansWithFormulary(tx);
    if (plans.length === 0) {
      return 0;
    }
    const summary = { added: 0, changed: 0, unchanged: 0, remarks: [] };
    const writer = new FormularyWriter(tx, summary, {
      plans: new Map(plans.map(({ id }) => [String(id), id])),
      listed: new Set(plans.map(({ id }) => id)),
      tiers: await tiersOf(tx, plans),
    });
    await writer.writeTiers();
    for (const medicine of filedMedicines(plans)) {
      await writer.add(medicine);
    }
    await writer.finish();
    return plans.length;
  });
}

async function plansWithFormulary(tx: EntityManager): Promise<Plan[]> {
  const plans = await tx.findBy(Plan, { coverage: 'medical', market: In(['SmallGroup', 'Individual']) });
  return plans.filter(
    ({ hiosPlanId, planKind, networkType }) =>
      hiosPlanId.startsWith(ISSUER_ID) && planKind !== 'HRA' && networkType !== 'EPO',
  );
}

/** The same filed id is a plan of every year: they are named by their ids here. */
const filedMedicines = (plans: readonly Plan[]): FiledMedicine[] =>
  MEDICINES.map(([name, tier, terms, onlyIn], at) => {
    const filed = { tier, priorAuthorization: false, stepTherapy: false, quantityLimit: false, ...terms };
    const covering = plans.filter(({ networkType }) => !onlyIn || onlyIn.includes(networkType ?? ''));
    return {
      kind: 'medicine',
      id: FIRST_ID + at,
      name: `${name} ${OF_THE_DEMO}`,
      plans: new Map(covering.map(({ id }) => [String(id), filed])),
    };
  });

/** What the benefit summaries say of drugs: "$10", or "20% after deductible". */
async function tiersOf(tx: EntityManager, plans: readonly Plan[]): Promise<Map<number, FiledTier[]>> {
  const tiers = new Map<number, FiledTier[]>(plans.map(({ id }) => [id, []]));
  for (const { planId, benefit, inNetwork } of await tx.findBy(PlanBenefit, { category: 'Prescription drugs' })) {
    const [tier, copayCents] = [TIERS[benefit], parseCurrency(inNetwork)];
    const percent = /^(\d+)% after deductible$/.exec(inNetwork)?.[1];
    if (tier !== undefined && (copayCents !== null || percent !== undefined)) {
      tiers.get(planId)?.push({
        tier,
        copayCents: copayCents ?? 0,
        copayOption: '',
        coinsuranceBasisPoints: Number(percent ?? 0) * 100,
        coinsuranceOption: percent === undefined ? '' : 'AFTER-DEDUCTIBLE',
      });
    }
  }
  return tiers;
}
