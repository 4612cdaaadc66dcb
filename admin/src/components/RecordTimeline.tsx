import { Alert, Button, Skeleton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#shared/formats/text';
import type { TimelineOf } from '#shared/timeline/timeline.record';
import { readTimeline, TIMELINE_PAGE_SIZE } from '#web/timeline/read-timeline';
import { TimelineList } from '#web/timeline/TimelineList';
import { RecordLink } from './RecordLink.tsx';

interface RecordTimelineProps {
  /** For a rule, the id of any of its versions; for a user, entries about and by them (super users only). */
  kind: 'quote' | 'group' | 'rule' | 'user';
  id: number;
}

/** A record's timeline, loading ten more entries at a time. */
export function RecordTimeline({ kind, id }: RecordTimelineProps) {
  const [view, setView] = useState<'user' | 'user-actions'>('user');
  if (kind !== 'user') {
    return <Entries of={kind} id={id} />;
  }
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label="Which actions"
        onChange={(_event, chosen: typeof view | null) => setView(chosen ?? view)}
      >
        <ToggleButton value="user">About this user</ToggleButton>
        <ToggleButton value="user-actions">By this user</ToggleButton>
      </ToggleButtonGroup>
      <Entries key={view} of={view} id={id} />
    </Stack>
  );
}

function Entries({ of, id }: { of: TimelineOf; id: number }) {
  const query = useInfiniteQuery(timelineQuery(of, id));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (!data) {
    return error ? <Failure message={error.message} onRetry={() => void refetch()} /> : <Loading />;
  }
  const entries = data.pages.flatMap(({ rows }) => rows);
  const total = data.pages.at(-1)?.total ?? 0;
  const list = (
    <TimelineList
      of={of}
      entries={entries}
      label={LABELS[of]}
      whenEmpty={NOTHING[of]}
      record={(record) => <RecordLink record={record} />}
    />
  );
  if (entries.length === 0) {
    return list;
  }
  return (
    <>
      {list}
      {error && <Failure message={error.message} onRetry={() => void fetchNextPage()} />}
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 1 }}>
        {hasNextPage && (
          <Button size="small" variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
        <Typography variant="body2" color="textSecondary" role="status">
          {hasNextPage
            ? `${entries.length} of ${total.toLocaleString('en-US')}`
            : counted(entries.length, 'entry', 'entries')}
        </Typography>
      </Stack>
    </>
  );
}

const Failure = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Alert severity="error" action={<Button onClick={onRetry}>Try again</Button>}>
    {message}
  </Alert>
);

const Loading = () => (
  <Stack spacing={2} role="status" aria-label="Loading the timeline">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={44} />
    ))}
  </Stack>
);

const LABELS: Record<TimelineOf, string> = {
  quote: 'Timeline of the quote',
  group: 'Timeline of the group',
  rule: 'Timeline of the rule',
  user: 'What was done to this user',
  'user-actions': 'What this user did',
};

const NOTHING: Record<TimelineOf, string> = {
  quote: 'Every change to this quote will be listed here, with who made it and when.',
  group: 'Every change to this group and its quotes will be listed here, with who made it and when.',
  rule: 'This is the default. Every change will be listed here, with who made it and when.',
  user: 'Changes to this account and its sign-ins will be listed here.',
  'user-actions': 'Everything this user changes, downloads or reveals will be listed here.',
};

/** Newest first, ten more at a time. Always stale: almost every action adds to it. */
const timelineQuery = (of: TimelineOf, id: number) =>
  infiniteQueryOptions({
    queryKey: ['timeline', of, id],
    queryFn: ({ pageParam: page, signal }) => readTimeline(of, id, page, signal),
    initialPageParam: 1,
    getNextPageParam: ({ rows, total }, _pages, page) =>
      rows.length > 0 && page * TIMELINE_PAGE_SIZE < total ? page + 1 : null,
    staleTime: 0,
  });
