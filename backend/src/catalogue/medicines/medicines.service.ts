import { Injectable } from '@nestjs/common';
import { dollarsFromCents } from '#shared/formats/currency';
import { fillCost, type TierTerms } from '#shared/medicines/fill-cost';
import type { Medicine, MEDICINES_FOUND, MedicineListing, QuoteMedicine } from '#shared/medicines/medicine.record';
import { medicineCriteria, MOST_MEDICINES_FOUND } from '#shared/medicines/medicine-search';
import type { Wire } from '#shared/records/field';
import { grouped } from '../../platform/database/grouped.ts';
import { AppError } from '../../platform/errors.ts';
import type { Plan } from '../plans/plan.table.ts';
import { type ListedEntry, MedicinesRepository } from './medicines.repository.ts';

const MEDICINE_NOT_FOUND = 'This medicine is on no list. Search for it again.';

const MOST_READ = 2 * MOST_MEDICINES_FOUND + 1;

/** Finds medicines, and says how plans cover them. */
@Injectable()
export class MedicinesService {
  constructor(private readonly medicines: MedicinesRepository) {}

  /** @param name with a word that can be searched: `medicineNameProblem` */
  async search(name: string): Promise<Wire<typeof MEDICINES_FOUND>> {
    const criteria = medicineCriteria(name);
    // A medicine with two words that begin alike is found twice.
    const rows = criteria ? await this.medicines.search(criteria, MOST_READ) : [];
    const found = [...new Map(rows.map((row) => [row.id, row])).values()];
    return {
      Medicines: found
        .slice(0, MOST_MEDICINES_FOUND)
        .map(({ id, name: Name }) => ({ RxNormId: id, Name }))
        .sort((one, other) => NAMES.compare(one.Name, other.Name)),
      HasMore: found.length > MOST_MEDICINES_FOUND || rows.length === MOST_READ,
    };
  }

  /** @throws NOT_FOUND for a medicine that no plan lists */
  async find(id: number): Promise<Medicine> {
    const found = await this.medicines.find(id);
    if (!found) {
      throw new AppError('NOT_FOUND', MEDICINE_NOT_FOUND);
    }
    return { RxNormId: found.id, Name: found.name };
  }

  /** How these plans cover each medicine, in two statements. */
  async listAnswers(medicines: readonly Medicine[], plans: readonly Plan[]): Promise<QuoteMedicine[]> {
    const known = await this.medicines.listKnown(plans.map(({ id }) => id));
    const entries = await this.medicines.listEntries(
      medicines.map(({ RxNormId }) => RxNormId),
      known,
    );
    const planById = new Map(plans.map((plan) => [plan.id, plan]));
    const ofMedicine = grouped(entries, 'medicineId', (entry) => entry);
    return medicines.map((medicine) => {
      const own = ofMedicine.get(medicine.RxNormId) ?? [];
      const listed = new Set(own.map(({ planId }) => planId));
      return {
        ...medicine,
        Listings: together(own.map((entry) => toListing(entry, planById.get(entry.planId)!))),
        NotListed: known.filter((planId) => !listed.has(planId)),
      };
    });
  }
}

/** Sorts "20 MG" before "100 MG". */
const NAMES = new Intl.Collator('en', { numeric: true });

function toListing(entry: ListedEntry, { isIntegrated, tier1 }: Plan): MedicineListing {
  const cost = fillCost(termsOf(entry), isIntegrated && tier1.deductibleIndividualCents === 0);
  return {
    PlanIds: [entry.planId],
    Tier: entry.tier,
    PriorAuthorization: Boolean(entry.priorAuthorization),
    StepTherapy: Boolean(entry.stepTherapy),
    QuantityLimit: Boolean(entry.quantityLimit),
    FillCost: 'cents' in cost ? dollarsFromCents(cost.cents) : null,
    FillUnknown: 'unknown' in cost ? cost.unknown : null,
  };
}

const termsOf = ({
  copayCents,
  copayOption,
  coinsuranceBasisPoints,
  coinsuranceOption,
}: ListedEntry): TierTerms | null =>
  copayCents === null || copayOption === null || coinsuranceBasisPoints === null || coinsuranceOption === null
    ? null
    : { copayCents, copayOption, coinsuranceBasisPoints, coinsuranceOption };

/** Plans with the same terms as one. */
function together(listings: readonly MedicineListing[]): MedicineListing[] {
  const byTerms = new Map<string, MedicineListing>();
  for (const { PlanIds, ...terms } of listings) {
    const key = JSON.stringify(terms);
    byTerms.set(key, { ...terms, PlanIds: [...(byTerms.get(key)?.PlanIds ?? []), ...PlanIds] });
  }
  return [...byTerms.values()];
}
