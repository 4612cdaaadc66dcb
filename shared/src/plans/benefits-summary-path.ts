/** Path of the summary of benefits and coverage: for all medical plans selected for a quote, or for one plan that it is offered. */
export const benefitsSummaryPath = (quoteId: number, planId: number | null = null): string =>
  `/api/plan/GetSummaryOfBenefits/${quoteId}${planId === null ? '' : `?planId=${planId}`}`;
