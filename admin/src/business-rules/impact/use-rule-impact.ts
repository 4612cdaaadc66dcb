import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import { impactOf, impactQuery, type Impact } from './impact.api.ts';

/** The server is asked when someone has stopped typing. */
const REST_MS = 600;
/** What stands in for the question while there is none: it is never sent. */
const NO_QUESTION = { Key: '', Value: '' } as BusinessRuleRequest;

export interface RuleImpactState {
  impact: Impact | null;
  error: Error | null;
  /** What is shown belongs to earlier values; those of now are being asked for. */
  isOutdated: boolean;
  isAsking: boolean;
  /** There are more quotes than one step looks at: whether the rest is being looked at, and how to begin and stop. */
  rest: { isRunning: boolean; start: () => void; stop: () => void } | null;
  retry: () => void;
}

/** What saving these values would change, kept up to date with them; a question of null asks nothing. */
export function useRuleImpact(question: BusinessRuleRequest | null): RuleImpactState {
  const asked = useRested(question);
  const queryClient = useQueryClient();
  const [restOf, setRestOf] = useState<string | null>(null);
  const query = useInfiniteQuery({
    ...impactQuery(asked ?? NO_QUESTION),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isOutdated = isPlaceholderData || JSON.stringify(question) !== JSON.stringify(asked);
  const isRunning = restOf !== null && restOf === JSON.stringify(asked) && !error;
  useEffect(() => {
    if (isRunning && hasNextPage && !isFetchingNextPage && !isPlaceholderData) {
      void fetchNextPage();
    }
  }, [isRunning, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage]);
  const stop = () => {
    setRestOf(null);
    void queryClient.cancelQueries({ queryKey: impactQuery(asked ?? NO_QUESTION).queryKey });
  };
  return {
    impact: question !== null && data ? impactOf(data.pages) : null,
    error: question === null || isOutdated ? null : error,
    isOutdated,
    isAsking: question !== null && (isOutdated || query.isFetching),
    rest: hasNextPage && !isOutdated ? { isRunning, start: () => setRestOf(JSON.stringify(asked)), stop } : null,
    retry: () => void query.refetch(),
  };
}

/** The question when it has not changed for a while; a question that is withdrawn is withdrawn at once. */
function useRested(question: BusinessRuleRequest | null): BusinessRuleRequest | null {
  const [rested, setRested] = useState(question);
  const text = JSON.stringify(question);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text) as BusinessRuleRequest | null), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return question === null ? null : rested;
}
