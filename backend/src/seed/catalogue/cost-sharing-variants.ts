import { costSharingVariant, CSR_LEVELS } from '#shared/eligibility/cost-sharing';
import type { MetalTier, NetworkType } from '#shared/plans/plan-codes';
import type { TierCosts } from '../../catalogue/plans/plan.table.ts';
import { type Copays, medicalBenefits, medicalCosts, type MedicalDesign, NOT_COVERED } from './medical-benefits.ts';
import type { BenefitSeed, VariantSeed } from './plan-seed.ts';

/** Shares of the standard amounts, and the rest in dollars. Invented, within the limits named below. */
interface Reduction {
  deductible: number;
  outOfPocket: number;
  /**
   * The reduced annual limitation on cost sharing for one person in 2025, the lowest of the years of the demo.
   * Source: CMS, "Premium Adjustment Percentage, Maximum Annual Limitation on Cost Sharing … for the 2025 Benefit Year".
   */
  outOfPocketLimit: number;
  coinsurance: number;
  copays: Copays;
  brandDrugs: readonly [preferred: number, other: number];
}

// prettier-ignore
const REDUCTIONS: Record<4 | 5 | 6, Reduction> = {
  4: { deductible: 0.85, outOfPocket: 0.8, outOfPocketLimit: 7350, coinsurance: 1, brandDrugs: [50, 100],
    copays: { primary: 30, specialist: 60, urgent: 60, emergency: 350, generic: 15 } },
  5: { deductible: 0.2, outOfPocket: 0.33, outOfPocketLimit: 3050, coinsurance: 0.5, brandDrugs: [30, 70],
    copays: { primary: 15, specialist: 35, urgent: 35, emergency: 150, generic: 10 } },
  6: { deductible: 0.04, outOfPocket: 0.14, outOfPocketLimit: 3050, coinsurance: 0.25, brandDrugs: [15, 40],
    copays: { primary: 5, specialist: 15, urgent: 15, emergency: 75, generic: 5 } },
};

/** In hundredths of a percent: the middle of each range. 45 CFR 156.420(a) for the variants, 156.140(b) for the tiers. */
const ACTUARIAL_VALUES = { 4: 7_300, 5: 8_700, 6: 9_400 };
const OF_TIER: Record<Exclude<MetalTier, 'Catastrophic'>, number> = {
  Platinum: 9_000,
  Gold: 8_000,
  Silver: 7_000,
  Bronze: 6_000,
};
const EVERYTHING = 10_000;

/**
 * The variants that a design has on the exchange, none off it: without cost sharing, limited (as the standard variant but for care by
 * tribal providers, which costs nothing), and for silver plans 73, 87 and 94 percent.
 */
export function costSharingVariants(design: MedicalDesign, network: NetworkType): VariantSeed[] {
  const { metal } = design;
  if (metal === 'Catastrophic') {
    return [];
  }
  return CSR_LEVELS.filter((level) => level > 1 && costSharingVariant(metal, level) === level).map((variant) => {
    switch (variant) {
      case 4:
      case 5:
      case 6:
        return { variant, actuarialValueBasisPoints: ACTUARIAL_VALUES[variant], ...reduced(design, network, variant) };
      case 2:
        return { variant, actuarialValueBasisPoints: EVERYTHING, ...withoutCosts(design, network) };
      default:
        return {
          variant,
          actuarialValueBasisPoints: OF_TIER[metal],
          ...summary(design, network, medicalCosts(design)),
        };
    }
  });
}

type Summary = Pick<VariantSeed, 'tier1' | 'benefits'>;

const summary = ({ kind }: MedicalDesign, network: NetworkType, tier1: TierCosts): Summary => ({
  tier1,
  benefits: medicalBenefits({ costs: tier1, network, kind }),
});

function reduced(design: MedicalDesign, network: NetworkType, variant: 4 | 5 | 6): Summary {
  const { deductible, outOfPocket, outOfPocketLimit, coinsurance, copays, brandDrugs } = REDUCTIONS[variant];
  const tier1 = medicalCosts(
    {
      ...design,
      deductible: toFifty(design.deductible * deductible),
      outOfPocket: Math.min(toFifty(design.outOfPocket * outOfPocket), outOfPocketLimit),
      coinsurancePercent: Math.max(5, Math.round((design.coinsurancePercent * coinsurance) / 5) * 5),
    },
    copays,
  );
  return { tier1, benefits: medicalBenefits({ costs: tier1, network, kind: design.kind, brandDrugs }) };
}

const toFifty = (dollars: number): number => Math.round(dollars / 50) * 50;

const NO_CHARGE = 'No charge';
/** Not essential health benefits, so that members of tribes pay for them as everybody does: 45 CFR 156.420(b)(1). */
const BEYOND_ESSENTIAL = ['Extras', 'Holistic care'];
/** Amounts and not services. */
const AMOUNTS = 'Your share of costs';

function withoutCosts(design: MedicalDesign, network: NetworkType): Summary {
  const free = medicalCosts({ ...design, deductible: 0, outOfPocket: 0, coinsurancePercent: 0 });
  const tier1: TierCosts = {
    ...free,
    primaryCareCopay: NO_CHARGE,
    specialistCopay: NO_CHARGE,
    urgentCareCopay: NO_CHARGE,
    emergencyRoomCopay: NO_CHARGE,
    genericDrugCopay: NO_CHARGE,
  };
  const standard = summary(design, network, medicalCosts(design)).benefits;
  const amounts = summary(design, network, tier1).benefits;
  return { tier1, benefits: standard.map((line, at) => (line.category === AMOUNTS ? amounts[at]! : freeOf(line))) };
}

const freeOf = (line: BenefitSeed): BenefitSeed =>
  BEYOND_ESSENTIAL.includes(line.category)
    ? line
    : { ...line, inNetwork: freeText(line.inNetwork), outOfNetwork: freeText(line.outOfNetwork) };

const freeText = (cost: string): string => (cost === NOT_COVERED || cost === '' ? cost : NO_CHARGE);
