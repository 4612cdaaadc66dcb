import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { AuditedRecord, TimelineEntry, TimelineOf } from '#shared/timeline/timeline.record';
import { EmptyState } from '../shell/EmptyState.tsx';
import { TimelineItem } from './TimelineItem.tsx';

interface TimelineListProps {
  of: TimelineOf;
  entries: readonly TimelineEntry[];
  label: string;
  /** What would fill an empty one. */
  whenEmpty: string;
  /** Where entries name the record that something was done to: how it is shown. */
  record?: (record: AuditedRecord) => ReactNode;
}

/** What happened to a record, newest first: what, by whom, when; never the values of its fields. */
export const TimelineList = ({ of, entries, label, whenEmpty, record }: TimelineListProps) =>
  entries.length === 0 ? (
    <EmptyState icon={<HistoryIcon />} title="Nothing has happened yet">
      {whenEmpty}
    </EmptyState>
  ) : (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry, index) => (
        <TimelineItem
          key={entry.Id}
          entry={entry}
          about={entry.About && record?.(entry.About)}
          namesQuote={of === 'group'}
          isLast={index === entries.length - 1}
        />
      ))}
    </Box>
  );
