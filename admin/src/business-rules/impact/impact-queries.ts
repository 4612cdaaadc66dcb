import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import { CONFIGURED_RULES } from '#shared/business-rules/business-rules.calls';
import {
  type ChangedQuote,
  RULE_EFFECTS,
  type RuleEffect,
  type RuleImpactResponse,
} from '#shared/business-rules/rule-impact.record';
import { WITH_NOTICE, call } from '#web/http/calls';
import { RULES } from '../rule-queries.ts';

/** The quotes can change while the form does not: refetch after this time. */
const FRESH_MS = 30_000;

/** What saving would change, a few thousand quotes per page. A failure is shown immediately: saving does not depend on it. */
export const impactQuery = (request: BusinessRuleRequest) =>
  infiniteQueryOptions({
    queryKey: [RULES, 'impact', request],
    queryFn: ({ pageParam, signal }) =>
      call(CONFIGURED_RULES.preview, { body: request, query: { after: pageParam } }, { ...WITH_NOTICE, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ Next }) => Next,
    retry: false,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });

export interface Impact {
  decides: string;
  reachesNoQuote: boolean;
  lookedAt: number;
  changed: number;
  byEffect: { effect: RuleEffect; count: number }[];
  quotes: ChangedQuote[];
  /** 0 to 1: the share of quotes checked; 1 = the counts are final. */
  share: number;
}

/** Merges the pages answered so far into one result. */
export function impactOf(pages: readonly RuleImpactResponse[]): Impact {
  const sum = (valueOf: (page: RuleImpactResponse) => number) => pages.reduce((all, page) => all + valueOf(page), 0);
  const last = pages.at(-1);
  const counted = RULE_EFFECTS.map((effect) => ({
    effect,
    count: sum(({ ByEffect }) => ByEffect.find(({ Effect }) => Effect === effect)?.Count ?? 0),
  }));
  return {
    decides: last?.Decides ?? '',
    reachesNoQuote: last?.ReachesNoQuote ?? false,
    lookedAt: sum(({ LookedAt }) => LookedAt),
    changed: sum(({ Changed }) => Changed),
    byEffect: counted.filter(({ count }) => count > 0),
    quotes: pages.flatMap(({ Quotes }) => Quotes),
    share: !last || last.Next === null ? 1 : last.Next / last.Last,
  };
}
