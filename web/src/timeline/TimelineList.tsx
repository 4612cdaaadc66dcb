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
  /** The hint shown while it is empty. */
  whenEmpty: string;
  /** If entries name the record concerned: how it is shown. */
  record?: (record: AuditedRecord) => ReactNode;
}

/** A record's history, newest first: what, by whom, when; never field values. */
export const TimelineList = ({ of, entries, label, whenEmpty, record }: TimelineListProps) =>
  entries.length === 0 ? (
    <EmptyState icon={<HistoryIcon />} title="No activity yet">
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
