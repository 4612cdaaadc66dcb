import SkippedIcon from '@mui/icons-material/BlockOutlined';
import RenewsIcon from '@mui/icons-material/CheckCircleOutlined';
import FailsIcon from '@mui/icons-material/ErrorOutlined';
import ReviewIcon from '@mui/icons-material/TrendingUp';
import { Box, Button, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { formatDollars } from '#shared/formats/currency';
import { percentChangeText } from '#shared/formats/percent';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { exceptionsFirst, needsReview } from './preview-totals.ts';

const MORE = 50;
const LABELS: Record<RenewalPreview['Outcome'], string> = { Renews: 'Renews', Fails: 'Would fail', Left: 'Skipped' };
const LOOKS: Record<RenewalPreview['Outcome'], Look> = {
  Renews: ['success', RenewsIcon],
  Fails: ['error', FailsIcon],
  Left: ['secondary', SkippedIcon],
};

/** Group by group, exceptions first. */
export function PreviewList({ previews, limit }: { previews: readonly RenewalPreview[]; limit: number | undefined }) {
  const [count, setCount] = useState(MORE);
  const rows = exceptionsFirst(previews, limit);
  return (
    <>
      <List disablePadding aria-label="What will happen to each group" sx={{ mt: 1.5 }}>
        {rows.slice(0, count).map((row) => (
          <Row key={row.GroupId} row={row} isSteep={needsReview(row, limit)} />
        ))}
      </List>
      {rows.length > count && (
        <Button size="small" onClick={() => setCount(count + MORE)} sx={{ mt: 1 }}>
          Show more ({rows.length - count} left)
        </Button>
      )}
    </>
  );
}

const Row = ({ row, isSteep }: { row: RenewalPreview; isSteep: boolean }) => (
  <ListItem disableGutters divider sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2 }}>
    <Box sx={{ minWidth: 104 }}>
      <ToneChip size="small" look={LOOKS[row.Outcome]} label={LABELS[row.Outcome]} />
    </Box>
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {row.GroupName}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {row.Outcome === 'Renews' ? row.Plans.join(', ') : row.Message}
      </Typography>
    </Box>
    {row.PremiumNow !== null && row.PremiumThen !== null && (
      <Box sx={{ ml: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {isSteep ? (
          <ToneChip
            size="small"
            look={['warning', ReviewIcon]}
            label={`Review: ${percentChangeText(row.PremiumNow, row.PremiumThen)}`}
          />
        ) : (
          <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
            {percentChangeText(row.PremiumNow, row.PremiumThen)}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {formatDollars(row.PremiumNow)} → {formatDollars(row.PremiumThen)}
        </Typography>
      </Box>
    )}
  </ListItem>
);
