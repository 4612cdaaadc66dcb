import type { DataSource } from 'typeorm';
import { FormularyWriter } from '../../backend/src/catalogue/medicines/import/formulary-writer.ts';
import type { FiledTerms, FiledTier } from '../../backend/src/catalogue/medicines/import/formulary-record.ts';
import { Medicine } from '../../backend/src/catalogue/medicines/medicine.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { TestApp } from './app.ts';

export interface GivenMedicine {
  id: number;
  name: string;
  /** By the id of the plan; what is not given: a generic without restrictions. */
  plans: ReadonlyMap<number, Partial<FiledTerms>>;
}

/** A copay of ten dollars for generics. */
export const GENERIC: FiledTier = {
  tier: 'GENERIC',
  copayCents: 1000,
  copayOption: '',
  coinsuranceBasisPoints: 0,
  coinsuranceOption: '',
};

/** Files the formularies of these plans, as an import does. A plan in no medicine has none. */
export async function fileFormularies(
  database: DataSource,
  plans: readonly Pick<Plan, 'id' | 'hiosPlanId'>[],
  { medicines, tiers = [GENERIC] }: { medicines: readonly GivenMedicine[]; tiers?: readonly FiledTier[] },
): Promise<void> {
  const filedId = new Map(plans.map(({ id, hiosPlanId }) => [id, hiosPlanId]));
  const summary = { added: 0, changed: 0, unchanged: 0, remarks: [] };
  await database.transaction(async (tx) => {
    const writer = new FormularyWriter(tx, summary, {
      plans: new Map(plans.map(({ id, hiosPlanId }) => [hiosPlanId, id])),
      listed: new Set(medicines.flatMap((medicine) => [...medicine.plans.keys()])),
      tiers: new Map(plans.map(({ id }) => [id, tiers])),
    });
    await writer.writeTiers();
    for (const medicine of medicines) {
      const terms = [...medicine.plans].map(([id, given]) => [filedId.get(id)!, { ...PLAIN, ...given }] as const);
      await writer.add({ ...medicine, kind: 'medicine', plans: new Map(terms) });
    }
    await writer.finish();
  });
}

/** A medicine that can be added to a quote, on the list of no plan. */
export const insertMedicine = (app: TestApp, id: number): Promise<Medicine> =>
  app.insert(Object.assign(new Medicine(), { id, name: `Medicine ${id}`, nameSearch: `medicine ${id}` }));

const PLAIN: FiledTerms = { tier: 'GENERIC', priorAuthorization: false, stepTherapy: false, quantityLimit: false };
