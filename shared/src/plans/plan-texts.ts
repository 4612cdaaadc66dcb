import { formatDollars } from '#shared/formats/currency';
import type { PlanKind } from '#shared/plans/plan-codes';

export const KIND_LABELS: Readonly<Record<PlanKind, string>> = {
  Standard: 'Standard',
  Value: 'Value',
  HSA: 'HSA',
  HRA: 'HRA',
  HBC: 'HealthbyChoice',
  Extras: 'Extras',
  Holistic: 'Holistic',
};

/** A deductible or maximum, "NA" if there is none; without ".00", because most are whole dollars and read faster that way. */
export const costText = (dollars: number | null): string => formatDollars(dollars).replace(/\.00$/, '');
