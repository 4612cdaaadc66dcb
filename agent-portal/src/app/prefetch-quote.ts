import type { Params } from 'react-router';
import { censusQuery, quoteQuery, selectedPlansQuery } from '../components/quote/quote-queries.ts';
import {
  planListViewQuery,
  plansQuery,
  quoteDoctorsQuery,
  quoteMedicinesQuery,
} from '../components/plan-browser/plan-browser-queries.ts';
import { queryClient } from './query-client.ts';

export function prefetchCensus(params: Params): void {
  const quoteId = Number(params['quoteId']);
  void queryClient.prefetchQuery(quoteQuery(quoteId));
  void queryClient.prefetchQuery(censusQuery(quoteId));
}

export function prefetchPlans(params: Params): void {
  const quoteId = Number(params['quoteId']);
  prefetchCensus(params);
  void queryClient.prefetchQuery(plansQuery(quoteId));
  void queryClient.prefetchQuery(selectedPlansQuery(quoteId));
  prefetchBesidePlans(quoteId);
}

/** What is kept with a quote beside its plans. */
export function prefetchBesidePlans(quoteId: number): void {
  void queryClient.prefetchQuery(planListViewQuery(quoteId));
  void queryClient.prefetchQuery(quoteDoctorsQuery(quoteId));
  void queryClient.prefetchQuery(quoteMedicinesQuery(quoteId));
}
