import { queryOptions } from '@tanstack/react-query';
import type { ApplicationParameters } from '#shared/business-rules/business-rule.record';
import { readRules } from '#shared/business-rules/rules';
import { getJson } from '#web/http/client';

/** The business rules in force today. Saving a rule refetches every query, this one too. */
export const parametersQuery = queryOptions({
  queryKey: ['application-parameters'],
  queryFn: ({ signal }) => getJson<ApplicationParameters>('/api/businessrules', signal),
});

/** The same as typed values. */
export const rulesQuery = queryOptions({ ...parametersQuery, select: readRules });
