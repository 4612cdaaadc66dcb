import type { PremiumPart } from '#shared/renewals/renewal.record';

/** The causes of a premium change in display order, worded for people who are not actuaries. */
export const PREMIUM_PART_LABELS: Record<PremiumPart, string> = {
  Ageing: 'Members are a year older',
  Rates: 'Filed rates of the new year',
  PlanMapping: 'Change of plan',
  Area: 'Rating area of the employer',
  Joined: 'People who joined the group',
  Left: 'People who left the group',
  Coverage: 'Changes of coverage',
  Tobacco: 'Tobacco use',
};
export const PREMIUM_PART_ORDER = Object.keys(PREMIUM_PART_LABELS) as PremiumPart[];
