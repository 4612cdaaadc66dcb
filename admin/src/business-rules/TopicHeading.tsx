import { Typography } from '@mui/material';
import { counted } from '#shared/formats/text';
import type { RuleView } from './rule-views.ts';
import { useTopicCounts } from './use-topic-counts.ts';

/** Above the rules of a topic: its name, and how many there are on all pages. */
export function TopicHeading({ topic, view }: { topic: string; view: RuleView }) {
  const found = useTopicCounts(view).find((each) => each.topic === topic);
  return (
    <Typography variant="subtitle1" component="h2">
      {topic}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {found && counted(found.count, 'rule')}
      </Typography>
    </Typography>
  );
}
