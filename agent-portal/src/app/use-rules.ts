import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readRules, type Rules } from '#shared/business-rules/rules';
import { rulesQuery } from './rules-queries.ts';

/** The business rules in force today, typed. Loaded before any screen shows. */
export function useRules(): Rules {
  const { data } = useQuery(rulesQuery);
  return useMemo(() => readRules(data ?? {}), [data]);
}
