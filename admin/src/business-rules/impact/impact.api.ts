import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import type { ChangedQuote, RuleImpactResponse } from '#shared/business-rules/rule-impact.record';
import { RULE_EFFECTS, type RuleEffect } from '#shared/business-rules/rule-effects';
import { send } from '#web/http/client';
import { RULES } from '../business-rules.api.ts';

/** While the same values stand in the form, quotes may change beneath: then it is asked anew. */
const FRESH_MS = 30_000;

/** What saving would change, some thousand quotes a page. A failure is said at once: saving does not wait for it. */
export const impactQuery = (request: BusinessRuleRequest) =>
  infiniteQueryOptions({
    queryKey: [RULES, 'impact', request],
    queryFn: async ({ pageParam, signal }) =>
      (
        await send<RuleImpactResponse>({
          method: 'POST',
          path: `/api/sales/PreviewBusinessRule?after=${pageParam}`,
          body: request,
          signal,
        })
      ).body,
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
  /** 0 to 1: how much of all quotes has been looked at; 1 = the counts are final. */
  share: number;
}

/** The steps that have been answered, as one. */
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
