import { queryOptions } from '@tanstack/react-query';
import type { PlanListView } from '#shared/plans/selection.record';
import type { Plan, PlanBreakdown, PlanRateBreakdown, SelectedPlansResponse } from '#shared/plans/plan.record';
import type {
  PlanComparisonRequest,
  PutSelectionsRequest,
  SummaryOfBenefitsCheck,
} from '#shared/plans/selection.record';
import { sendJson } from '#web/http/client';
import { fetchFile, saveFile } from '#web/http/files';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';

export const plansQuery = (quoteId: number) =>
  queryOptions({ queryKey: ['plans', quoteId], queryFn: inScreen<Plan[]>(`/api/plan/GetAllPlans/${quoteId}`) });

/** Order and filters, stored with the quote. */
export const planListViewQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['plan-list-view', quoteId],
    queryFn: inScreen<PlanListView>(`/api/plan/GetPlanListView/${quoteId}`),
  });

export const putPlanListView = (quoteId: number, view: PlanListView): Promise<PlanListView> =>
  sendJson('PUT', `/api/plan/PutPlanListView/${quoteId}`, view, IN_SCREEN);

/** They follow the variant that a household gets. */
export const planBenefitsQuery = (quoteId: number, { PlanId, CsrVariant }: Pick<Plan, 'PlanId' | 'CsrVariant'>) =>
  queryOptions({
    queryKey: ['plan-benefits', quoteId, PlanId, CsrVariant],
    queryFn: inScreen<PlanBreakdown>(`/api/plan/GetPlanBreakdown/${quoteId}/${PlanId}`),
  });

export const planRatesQuery = (quoteId: number, planId: number) =>
  queryOptions({
    queryKey: ['plan-rates', quoteId, planId],
    queryFn: inScreen<PlanRateBreakdown>(`/api/plan/GetPlanRateBreakdown/${quoteId}/${planId}`),
  });

/** @param planId null = the stored plans, so the response changes with them */
export const benefitsSummaryQuery = (quoteId: number, planId: number | null, storedPlans: readonly number[] = []) =>
  queryOptions({
    queryKey: ['benefits-summary', quoteId, planId, storedPlans],
    queryFn: inScreen<SummaryOfBenefitsCheck>(
      `/api/plan/GetSummaryOfBenefitsCheck/${quoteId}${planId === null ? '' : `?planId=${planId}`}`,
    ),
  });

export const putSelections = (quoteId: number, request: PutSelectionsRequest): Promise<SelectedPlansResponse> =>
  sendJson('PUT', `/api/plan/PutSelections/${quoteId}`, request, IN_SCREEN);

/** Downloads the comparison as a PDF. Shows a refusal as a notification. */
export const saveComparison = async (quoteId: number, request: PlanComparisonRequest): Promise<void> =>
  saveFile(await fetchFile({ method: 'POST', path: `/api/Plan/GetPlanComparisonPdf/${quoteId}`, body: request }));
