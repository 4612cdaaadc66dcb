import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import { type Impact, impactOf, impactQuery } from './impact.ts';

/** Debounce: the request is sent after typing pauses. */
const REST_MS = 600;
/** A placeholder while there is no question; never sent. */
const NO_QUESTION = { Key: '', Value: '' } as BusinessRuleRequest;

export interface RuleImpactState {
  impact: Impact | null;
  error: Error | null;
  /** Whether open quotes change; while it is not known, something that changes them must not pass for harmless. */
  effect: 'none' | 'some' | 'unknown';
  /** The result shown belongs to earlier values; the current ones are loading. */
  isOutdated: boolean;
  isAsking: boolean;
  /** When there are more quotes than one step checks: whether the rest is being checked, and how to start and stop. */
  rest: { isRunning: boolean; start: () => void; stop: () => void } | null;
  retry: () => void;
}

/** What saving these values would change, updated with the values; null asks nothing. */
export function useRuleImpact(question: BusinessRuleRequest | null): RuleImpactState {
  const asked = useRested(question);
  const queryClient = useQueryClient();
  const [restOf, setRestOf] = useState<string | null>(null);
  const query = useInfiniteQuery({
    ...impactQuery(asked ?? NO_QUESTION),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isOutdated = isPlaceholderData || JSON.stringify(question) !== JSON.stringify(asked);
  const isRunning = restOf !== null && restOf === JSON.stringify(asked) && !query.error;
  useEffect(() => {
    if (isRunning && hasNextPage && !isFetchingNextPage && !isPlaceholderData) {
      void fetchNextPage();
    }
  }, [isRunning, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage]);
  const stop = () => {
    setRestOf(null);
    void queryClient.cancelQueries({ queryKey: impactQuery(asked ?? NO_QUESTION).queryKey });
  };
  const impact = question !== null && data ? impactOf(data.pages) : null;
  const error = question === null || isOutdated ? null : query.error;
  return {
    impact,
    error,
    effect: question === null ? 'none' : isOutdated || error ? 'unknown' : effectOf(impact),
    isOutdated,
    isAsking: question !== null && (isOutdated || query.isFetching),
    rest: hasNextPage && !isOutdated ? { isRunning, start: () => setRestOf(JSON.stringify(asked)), stop } : null,
    retry: () => void query.refetch(),
  };
}

function effectOf(impact: Impact | null): RuleImpactState['effect'] {
  if (impact === null || (impact.changed === 0 && impact.share < 1)) {
    return 'unknown';
  }
  return impact.changed > 0 ? 'some' : 'none';
}

/** Debounces the question; clearing it takes effect immediately. */
function useRested(question: BusinessRuleRequest | null): BusinessRuleRequest | null {
  const [rested, setRested] = useState(question);
  const text = JSON.stringify(question);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text) as BusinessRuleRequest | null), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return question === null ? null : rested;
}
