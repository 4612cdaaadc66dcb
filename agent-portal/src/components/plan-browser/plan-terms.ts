import type { CostBasis, YearTerms } from '#shared/plans/yearly-cost';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { Coverage } from '#shared/plans/plan-codes';
import type { FacetValues } from '#shared/plans/plan-facets';

/** For whom plans are chosen. A group offers its employees several plans; a household has one of each kind. */
export type Buyer = 'group' | 'household';

/** What differs between the plan lists of a group and of a household. */
export interface PlanTerms {
  buyer: Buyer;
  /** The lists that are shown; medical first. */
  coverages: readonly Coverage[];
  /** The values that the filters can have. */
  values: FacetValues;
  /** Whose deductible is shown, sorted and filtered by. */
  costs: Readonly<Record<Coverage, CostBasis>>;
  /** The tax credit that the premiums are under, in words; null without one. */
  credit: string | null;
  /** What must be known beside it: who cannot have it. */
  creditNotes?: readonly string[];
  /** How a medical plan's yearly cost is calculated; null: it is not shown. */
  year: YearTerms | null;
  /** Of a group: what a plan's premium means to it, by plan. */
  figures?: ReadonlyMap<number, readonly PlanFigure[]>;
  /** With what the figures compare, in a sentence. */
  basis?: Readonly<Partial<Record<Coverage, string>>>;
  /** Of a renewal: what some plans are to the buyer, and which one is the current plan. */
  renewal?: RenewedPlans;
}

export interface RenewedPlans {
  /** By plan: "Current plan". */
  marks: ReadonlyMap<number, string>;
  /** Null: it is not sold any more. */
  currentPlanId: number | null;
}
