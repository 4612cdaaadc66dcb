import type { EntityManager } from 'typeorm';
import { Plan } from '../plan.entity.ts';

/** A plan id in a CMS file: 14 characters, with or without the variant. */
const PLAN_ID = /^(\d{5}[A-Z]{2}\d{7})(?:-(\d{2}))?$/;

export interface FiledPlanId {
  /** Without the variant. */
  hiosPlanId: string;
  /** '00' off the exchange, '01' standard on the exchange, '02' to '06' cost-sharing variants; '' = not given. */
  variant: string;
}

/** @returns null when the text is not a plan id */
export function parsePlanId(text: string): FiledPlanId | null {
  const parts = PLAN_ID.exec(text.trim().toUpperCase());
  return parts ? { hiosPlanId: parts[1] ?? '', variant: parts[2] ?? '' } : null;
}

/** The plan itself, not one of its cost-sharing variants (facts, "Subsidy": the variant is derived, never stored). */
export const isBaseVariant = (variant: string): boolean => ['', '00', '01'].includes(variant);

export const planKey = (businessYear: string | number, hiosPlanId: string): string => `${businessYear} ${hiosPlanId}`;

/** Ids of the stored plans by planKey. */
export async function knownPlanIds(tx: EntityManager): Promise<Map<string, number>> {
  const plans = await tx
    .createQueryBuilder(Plan, 'plan')
    .select('plan.id', 'id')
    .addSelect('plan.businessYear', 'businessYear')
    .addSelect('plan.hiosPlanId', 'hiosPlanId')
    .getRawMany<Pick<Plan, 'id' | 'businessYear' | 'hiosPlanId'>>();
  return new Map(plans.map(({ id, businessYear, hiosPlanId }) => [planKey(businessYear, hiosPlanId), id]));
}
