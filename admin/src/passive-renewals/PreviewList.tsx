import ReviewIcon from '@mui/icons-material/TrendingUp';
import { Box, Button, Chip, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { formatDollars } from '#shared/formats/currency';
import { percentChangeText } from '#shared/formats/change';
import { exceptionsFirst, needsReview } from './preview-totals.ts';

const MORE = 50;
const LABELS: Record<RenewalPreview['Outcome'], string> = { Renews: 'Renews', Fails: 'Would fail', Left: 'Skipped' };
const COLORS = { Renews: 'success', Fails: 'error', Left: 'default' } as const;

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
    <Chip
      size="small"
      variant="outlined"
      label={LABELS[row.Outcome]}
      color={COLORS[row.Outcome]}
      sx={{ minWidth: 88 }}
    />
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
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            icon={<ReviewIcon />}
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
