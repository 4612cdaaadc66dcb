import { queryOptions } from '@tanstack/react-query';
import { COMPARE_RULES } from '#shared/business-rules/business-rules.calls';
import type { IsoDate } from '#shared/dates/iso-date';
import { WITH_NOTICE, query } from '#web/http/calls';
import { RULES } from '../rule-queries.ts';

export const COMPARE_PATH = `/${RULES}/compare`;

export interface ComparedDays {
  from: IsoDate;
  to: IsoDate;
}

/** The rules whose value differs. Begins like the queries of the rules, so that a saved rule refreshes it. */
export const comparisonQuery = ({ from, to }: ComparedDays) =>
  queryOptions({
    ...query(COMPARE_RULES.compare, { query: { from, to } }, WITH_NOTICE),
    queryKey: [RULES, 'comparison', from, to],
  });
