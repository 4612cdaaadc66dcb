import { SelectFilter } from '../components/SelectFilter.tsx';
import type { RuleView } from './rule-views.ts';
import { useTopicCounts } from './use-topic-counts.ts';

/** One topic, each with its count, or all of them. */
export function TopicFilter({ source, view }: { source: string; view: RuleView; alwaysOn?: boolean }) {
  const choices = useTopicCounts(view).map(({ topic, count }) => ({ id: topic, name: `${topic} (${count})` }));
  return <SelectFilter source={source} label="Topic" choices={choices} width={230} />;
}
