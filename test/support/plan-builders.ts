import type { DataSource } from 'typeorm';
import { emptySheet, insertSheet } from '../../backend/src/catalogue/plans/import/rate-sheets.ts';
import {
  Plan,
  PlanBenefit,
  PlanCounty,
  PlanRatePeriod,
  PlanVariant,
  PlanVariantBenefit,
  type TierCosts,
} from '../../backend/src/catalogue/plans/plan.table.ts';
import { rateIndex } from '../../backend/src/catalogue/rating/filed-rates.ts';
import type { CsrLevel } from '../../shared/src/eligibility/cost-sharing.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { AGE_BAND_COUNT } from '../../shared/src/plans/age-band.ts';

let count = 0;

const COSTS: TierCosts = {
  deductibleIndividualCents: 200_000,
  deductibleFamilyCents: 400_000,
  outOfPocketIndividualCents: 700_000,
  outOfPocketFamilyCents: 1_400_000,
  coinsurancePercent: 20,
  primaryCareCopay: '$20',
  specialistCopay: '$45',
  urgentCareCopay: '$50',
  emergencyRoomCopay: '$250',
  genericDrugCopay: '$10',
};

/** A small-group PPO gold plan of 2027; not sold anywhere and without rates until sellPlan. */
export const buildPlan = (given: Partial<Plan> = {}): Plan => {
  count += 1;
  return Object.assign(
    new Plan(),
    {
      hiosPlanId: `99107MI${String(9_000_000 + count)}`,
      businessYear: 2027,
      market: 'SmallGroup',
      coverage: 'medical',
      displayName: `PPO Gold ${count}`,
      metalTier: 'Gold',
      networkType: 'PPO',
      planKind: 'Standard',
      isHsaClaimed: given.planKind === 'HSA',
      suiteName: null,
      isAcaPlan: true,
      isShopPlan: false,
      isOnExchange: (given.market ?? 'SmallGroup') === 'Individual',
      isOffExchange: true,
      isNew: false,
      isIntegrated: false,
      isDentalPro: false,
      isDeltaDentalPlan: false,
      isAllowancePlan: false,
      eVisitFirst: false,
      chargesEveryChild: (given.coverage ?? 'medical') !== 'medical',
      waitingMonths: 0,
      ehbShareBasisPoints: 10_000,
      tier1: COSTS,
      tier2: null,
    } satisfies Omit<Plan, 'id'>,
    given,
  );
};

export const buildBenefit = (given: Partial<PlanBenefit> & Pick<PlanBenefit, 'planId'>): PlanBenefit =>
  Object.assign(
    new PlanBenefit(),
    {
      position: 1,
      category: 'Office visits',
      benefit: 'Specialist visit',
      inNetwork: '$45',
      outOfNetwork: '40%',
      limits: '',
    },
    given,
  );

/** Files a cost-sharing variant of a plan, with one line of benefits. */
export async function fileVariant(
  database: DataSource,
  plan: Plan,
  { variant, deductibleCents }: { variant: CsrLevel; deductibleCents: number },
): Promise<void> {
  const { id } = await database.manager.save(
    Object.assign(new PlanVariant(), {
      planId: plan.id,
      variant,
      actuarialValueBasisPoints: null,
      tier1: { ...plan.tier1, deductibleIndividualCents: deductibleCents, deductibleFamilyCents: 2 * deductibleCents },
    }),
  );
  const { planId: _standard, ...line } = buildBenefit({ planId: plan.id, inNetwork: `Variant ${variant}` });
  await database.manager.save(Object.assign(new PlanVariantBenefit(), line, { variantId: id }));
}

export interface Terms {
  /** First and last effective date of the rates; the first quarter of 2027 by default. */
  periodStart?: string;
  periodEnd?: string;
  counties?: readonly string[];
  areas?: readonly number[];
  /** Cents for a band (an index into AGE_BANDS); null = not filed. By default $300 plus a dollar per year of age. */
  rateOf?: (band: number, area: number) => number | null;
  tobaccoRateOf?: (band: number, area: number) => number | null;
}

/** Saves the plan, sells it in Kent County (area 12, FIPS 26081) unless told otherwise, and files its rates. */
export async function sellPlan(database: DataSource, plan: Plan, terms: Terms = {}): Promise<Plan> {
  const { counties = ['26081'], areas = [12] } = terms;
  const saved = await database.manager.save(plan);
  await database.manager.insert(
    PlanCounty,
    counties.map((countyFips) => ({ planId: saved.id, countyFips })),
  );
  const period = await database.manager.save(
    Object.assign(new PlanRatePeriod(), {
      planId: saved.id,
      periodStart: isoDate(terms.periodStart ?? '2027-01-01'),
      periodEnd: isoDate(terms.periodEnd ?? '2027-03-31'),
    }),
  );
  await insertSheet(database.manager, period.id, sheetOf(areas, terms));
  return saved;
}

function sheetOf(areas: readonly number[], { rateOf = dollarAYear, tobaccoRateOf = () => null }: Terms) {
  const sheet = emptySheet();
  for (const area of areas) {
    for (let band = 0; band < AGE_BAND_COUNT; band += 1) {
      sheet.plainCents[rateIndex(0, area, band)] = rateOf(band, area) ?? -1;
      sheet.tobaccoCents[rateIndex(0, area, band)] = tobaccoRateOf(band, area) ?? -1;
    }
  }
  return sheet;
}

const dollarAYear = (band: number): number => 30_000 + band * 100;
