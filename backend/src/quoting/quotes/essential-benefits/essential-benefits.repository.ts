import type { EntityManager } from 'typeorm';
import type { EhbPlan } from '#shared/eligibility/benchmark';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { selected, sql, table } from '../../../platform/database/sql.ts';
import { Plan } from '../../../catalogue/plans/plan.table.ts';

const plan = table(Plan, 'plan');

export interface SelectedPlan extends EhbPlan {
  planId: number;
  displayName: string;
}

/** The medical plans of a quote in their order, at the premium that they were given. Callers have found the quote for their user. */
export const listMedicalPlans = (manager: EntityManager, quoteId: number): Promise<SelectedPlan[]> =>
  rowsOf(
    manager,
    sql`SELECT ${COLUMNS} FROM quote_plans chosen JOIN ${plan} ON ${plan.id} = chosen.planId
      WHERE chosen.quoteId = ${quoteId} AND ${plan.coverage} = 'medical' ORDER BY chosen.position`,
  );

const COLUMNS = selected<SelectedPlan>({
  planId: plan.id,
  displayName: plan.displayName,
  shareBasisPoints: plan.ehbShareBasisPoints,
  monthlyRateCents: sql`chosen.monthlyRateCents`,
});
