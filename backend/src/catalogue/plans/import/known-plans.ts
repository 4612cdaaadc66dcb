import type { EntityManager } from 'typeorm';
import { CSR_LEVELS, type CsrLevel } from '#shared/eligibility/cost-sharing';
import { Plan, PlanVariant } from '../plan.table.ts';

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

/** 1 for the plan itself, 2 to 6 for a cost-sharing variant of it; null for other suffixes, which are not imported. */
export const variantNumber = (variant: string): CsrLevel | null =>
  ['', '00'].includes(variant) ? 1 : (CSR_LEVELS.find((level) => level === Number(variant)) ?? null);

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

export const variantKey = (planId: number, variant: CsrLevel): string => `${planId} ${variant}`;

/** Ids of the stored cost-sharing variants by variantKey. */
export async function knownVariantIds(tx: EntityManager): Promise<Map<string, number>> {
  const variants = await tx
    .createQueryBuilder(PlanVariant, 'variant')
    .select('variant.id', 'id')
    .addSelect('variant.planId', 'planId')
    .addSelect('variant.variant', 'variant')
    .getRawMany<Pick<PlanVariant, 'id' | 'planId' | 'variant'>>();
  return new Map(variants.map(({ id, planId, variant }) => [variantKey(planId, variant), id]));
}
