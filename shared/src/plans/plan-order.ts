/** Neutral orders only, and the screen says which one is used (ux 6). */
export const PLAN_ORDERS = ['premium', 'deductible', 'name'] as const;
export type PlanOrder = (typeof PLAN_ORDERS)[number];
