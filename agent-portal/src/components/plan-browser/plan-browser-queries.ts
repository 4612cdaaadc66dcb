import { queryOptions } from '@tanstack/react-query';
import { QUOTE_MEDICINES } from '#shared/medicines/quote-medicines.calls';
import { QUOTE_DOCTORS } from '#shared/providers/quote-doctors.calls';
import { BENEFITS_SUMMARY, COMPARISON, PLAN_SELECTION, PLAN_VIEWS } from '#shared/plans/plans.calls';
import type { Plan } from '#shared/plans/plan.record';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import { asking, call, query } from '#web/http/calls';
import { fetchFile, saveFile } from '#web/http/files';

export const plansQuery = (quoteId: number) => query(PLAN_SELECTION.all, { quoteId });

/** Order and filters, stored with the quote. */
export const planListViewQuery = (quoteId: number) => query(PLAN_VIEWS.find, { quoteId });

/** Whom the client wants to keep, with an answer for all plans. */
export const quoteDoctorsQuery = (quoteId: number) => query(QUOTE_DOCTORS.list, { quoteId });

/** What the client takes, with an answer for all plans. */
export const quoteMedicinesQuery = (quoteId: number) => query(QUOTE_MEDICINES.list, { quoteId });

/** They follow the variant that a household gets. */
export const planBenefitsQuery = (quoteId: number, { PlanId, CsrVariant }: Pick<Plan, 'PlanId' | 'CsrVariant'>) =>
  queryOptions({
    ...query(PLAN_SELECTION.benefits, { quoteId, planId: PlanId }),
    queryKey: ['plan-benefits', quoteId, PlanId, CsrVariant],
  });

export const planRatesQuery = (quoteId: number, planId: number) => query(PLAN_SELECTION.rates, { quoteId, planId });

/** @param planId null = the stored plans, so the response changes with them */
export const benefitsSummaryQuery = (quoteId: number, planId: number | null, storedPlans: readonly number[] = []) =>
  queryOptions({
    queryKey: ['benefits-summary', quoteId, planId, storedPlans],
    queryFn: ({ signal }) => call(BENEFITS_SUMMARY.check, { quoteId, query: { planId } }, { signal }),
  });

/** Downloads the comparison as a PDF. Shows a refusal as a notification. */
export const saveComparison = async (quoteId: number, request: PlanComparisonRequest): Promise<void> =>
  saveFile(await fetchFile(asking(COMPARISON.document, { quoteId, body: request })));
