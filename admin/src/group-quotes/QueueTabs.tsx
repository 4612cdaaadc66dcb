import { useQuery } from '@tanstack/react-query';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { groupQuoteCountsQuery } from './group-quotes.api.ts';
import { countHint, QUEUE_VIEWS, type QueueView } from './queue-views.ts';

/** The three lists, each with how many quotes it shows when it is opened. */
export function QueueTabs({ active }: { active: QueueView }) {
  const { data } = useQuery(groupQuoteCountsQuery);
  return (
    <LinkTabs
      label="Group quotes"
      active={active.path}
      tabs={QUEUE_VIEWS.map((view) => ({
        label: view.label,
        path: view.path,
        count: data?.[view.name],
        hint: countHint(view),
      }))}
    />
  );
}
