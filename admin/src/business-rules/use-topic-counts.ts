import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { type RulesFilter, topicCounts } from '#shared/business-rules/rule-topics';
import { currentRulesQuery } from './rule-queries.ts';
import type { RuleView } from './rule-views.ts';

/** The topics of the list that it is in, on all pages, each with how many rules match. */
export function useTopicCounts({ filter }: RuleView): ReturnType<typeof topicCounts> {
  const { filterValues } = useListContext();
  const { data: rules = [] } = useQuery(currentRulesQuery);
  return topicCounts(rules, { ...(filterValues as RulesFilter), ...filter });
}
