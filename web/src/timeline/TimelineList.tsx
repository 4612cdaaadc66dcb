import EastIcon from '@mui/icons-material/East';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatInstant } from '#shared/formats/instant';
import type { AuditedRecord, TimelineEntry, TimelineOf } from '#shared/timeline/timeline.record';
import { EmptyState } from '../shell/EmptyState.tsx';
import { StatusChip } from '../status/StatusChip.tsx';

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

interface TimelineItemProps {
  entry: TimelineEntry;
  /** The record concerned, if the timeline covers several. */
  about: ReactNode;
  /** The timeline covers several quotes. */
  namesQuote: boolean;
  /** No connecting line follows. */
  isLast: boolean;
}

const TimelineItem = ({ entry, about, namesQuote, isLast }: TimelineItemProps) => (
  <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 1.5 }}>
    <Mark kind={entry.Kind} isLast={isLast} />
    <Box sx={{ pb: isLast ? 1 : 2.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Typography variant="subtitle2" component="p">
          {entry.What}
        </Typography>
        {entry.Status && (
          <StatusChip status={entry.Status.Code} audience="external" label={entry.Status.Label} size="small" />
        )}
      </Stack>
      {about && (
        <Typography variant="body2" component="div">
          {about}
        </Typography>
      )}
      {namesQuote && entry.Quote && (
        <Typography variant="body2" color="textSecondary">
          Quote {entry.Quote.Name}
        </Typography>
      )}
      {entry.Detail && <Typography variant="body2">{entry.Detail}</Typography>}
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {[entry.Who.Name, entry.Who.Role].filter(Boolean).join(', ')}
        {' · '}
        <time dateTime={entry.At}>{formatInstant(entry.At)}</time>
        {entry.From && ` · from ${entry.From}`}
      </Typography>
    </Box>
  </Box>
);

const ICONS = { move: EastIcon, change: EditIcon, access: LoginIcon } as const;

/** A dot on the line: status changes look different from other changes. */
function Mark({ kind, isLast }: { kind: TimelineEntry['Kind']; isLast: boolean }) {
  const Icon = ICONS[kind];
  return (
    <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <Box sx={{ ...DOT, ...(kind === 'move' ? MOVE : CHANGE) }}>
        <Icon />
      </Box>
      {!isLast && <Box sx={{ flexGrow: 1, width: '1px', bgcolor: 'divider', my: 0.5 }} />}
    </Box>
  );
}

const DOT = {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: 1,
  '& svg': { fontSize: 14 },
} as const;
const MOVE = { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' } as const;
const CHANGE = { borderColor: 'text.disabled', color: 'text.secondary' } as const;
