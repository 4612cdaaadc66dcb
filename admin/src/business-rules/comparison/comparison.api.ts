import { queryOptions } from '@tanstack/react-query';
import type { ComparedRule } from '#shared/business-rules/rule-comparison.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { getJson } from '#web/http/client';
import { RULES } from '../business-rules.api.ts';

export const COMPARE_PATH = `/${RULES}/compare`;

export interface ComparedDays {
  from: IsoDate;
  to: IsoDate;
}

/** The rules whose value differs. Begins like the queries of the rules, so that a saved rule refreshes it. */
export const comparisonQuery = ({ from, to }: ComparedDays) =>
  queryOptions({
    queryKey: [RULES, 'comparison', from, to],
    queryFn: ({ signal }) => getJson<ComparedRule[]>(`/api/sales/CompareBusinessRules?from=${from}&to=${to}`, signal),
  });
