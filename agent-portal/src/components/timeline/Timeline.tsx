import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { Pager } from '../Pager.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { SectionFailure } from '../SectionFailure.tsx';
import { timelineQuery, type TimelineOf } from './timeline.api.ts';
import { TimelineItem } from './TimelineItem.tsx';

interface TimelineProps {
  of: TimelineOf;
  id: number;
}

/** What happened to a group or a quote, newest first, ten to a page: what, by whom, when; never what stood in a field. */
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
  if (data.total === 0) {
    return (
      <EmptyState icon={<HistoryIcon />} title="Nothing has happened yet">
        Every change of this {of} will be listed here, with who made it and when.
      </EmptyState>
    );
  }
  return (
    <>
      <Box component="ol" aria-label={`Timeline of the ${of}`} sx={{ listStyle: 'none', m: 0, px: 2, py: 1 }}>
        {data.rows.map((entry, index) => (
          <TimelineItem
            key={entry.Id}
            entry={entry}
            namesQuote={of === 'group'}
            isLast={index === data.rows.length - 1}
          />
        ))}
      </Box>
      <Pager total={data.total} page={page} onChange={setPage} noun="events" />
    </>
  );
}
