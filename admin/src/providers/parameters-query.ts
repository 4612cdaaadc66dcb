import { queryOptions } from '@tanstack/react-query';
import { BUSINESS_RULES } from '#shared/business-rules/business-rules.calls';
import { readRules } from '#shared/business-rules/rules';
import { WITH_NOTICE, query } from '#web/http/calls';

/** The business rules in force today. Saving a rule refetches every query, this one too. */
export const parametersQuery = query(BUSINESS_RULES.parameters, {}, WITH_NOTICE);

/** The same as typed values. */
export const rulesQuery = queryOptions({ ...parametersQuery, select: readRules });
