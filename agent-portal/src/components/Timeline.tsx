import { Box } from '@mui/material';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TimelineList } from '#web/timeline/TimelineList';
import { readTimeline, TIMELINE_PAGE_SIZE } from '#web/timeline/read-timeline';
import { Pager } from './Pager.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { SectionFailure } from './SectionFailure.tsx';

interface TimelineProps {
  of: TimelineOf;
  id: number;
}

/** A group's or quote's timeline, ten entries per page. */
export function Timeline({ of, id }: TimelineProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...timelineQuery(of, id, page),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label="Loading the timeline" />
    );
  }
  return (
    <>
      <Box sx={{ px: 2, py: 1 }}>
        <TimelineList
          of={of}
          entries={data.rows}
          label={`Timeline of the ${of}`}
          whenEmpty={`Every change to this ${of} will be listed here, with who made it and when.`}
        />
      </Box>
      {data.total > 0 && (
        <Pager total={data.total} page={page} pageSize={TIMELINE_PAGE_SIZE} onChange={setPage} noun="events" />
      )}
    </>
  );
}

/** The timelines that the portal shows. */
type TimelineOf = 'group' | 'quote';

/** One page, newest first. Always stale: almost every action in the portal adds to it. */
const timelineQuery = (of: TimelineOf, id: number, page: number) =>
  queryOptions({
    queryKey: ['timeline', of, id, page],
    queryFn: ({ signal }) => readTimeline(of, id, page, signal),
    staleTime: 0,
  });
