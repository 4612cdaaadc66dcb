import EastIcon from '@mui/icons-material/East';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Typography } from '@mui/material';
import type { TimelineEntry } from '#shared/contract/timeline';
import { formatInstant } from '#shared/formats/instant';

interface TimelineItemProps {
  entry: TimelineEntry;
  /** The timeline is of several quotes. */
  namesQuote: boolean;
  /** No line leads on from here. */
  isLast: boolean;
}

/** One thing that happened. */
export const TimelineItem = ({ entry, namesQuote, isLast }: TimelineItemProps) => (
  <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: 1.5 }}>
    <Mark kind={entry.Kind} isLast={isLast} />
    <Box sx={{ pb: isLast ? 1 : 2.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2">{entry.What}</Typography>
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
      </Typography>
    </Box>
  </Box>
);

/** A dot on the line: a move along the stages stands out from a change. */
const Mark = ({ kind, isLast }: { kind: TimelineEntry['Kind']; isLast: boolean }) => (
  <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        border: 1,
        ...(kind === 'move'
          ? { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' }
          : { borderColor: 'text.disabled', color: 'text.secondary' }),
        '& svg': { fontSize: 14 },
      }}
    >
      {kind === 'move' ? <EastIcon /> : <EditIcon />}
    </Box>
    {!isLast && <Box sx={{ flexGrow: 1, width: '1px', bgcolor: 'divider', my: 0.5 }} />}
  </Box>
);
