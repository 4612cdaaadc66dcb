import SkippedIcon from '@mui/icons-material/BlockOutlined';
import RenewsIcon from '@mui/icons-material/CheckCircleOutlined';
import FailsIcon from '@mui/icons-material/ErrorOutlined';
import ReviewIcon from '@mui/icons-material/TrendingUp';
import { Alert, Box, Button, FormControlLabel, List, ListItem, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDollars } from '#shared/formats/currency';
import { formatPercent, percentChangeText } from '#shared/formats/percent';
import { counted } from '#shared/formats/text';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { exceptionsFirst, needsReview, previewTotals } from './preview-totals.ts';

interface PreviewSummaryProps {
  previews: readonly RenewalPreview[];
  /** The premium increase, in percent, above which a group is marked. */
  limit: number | undefined;
  withFailing: boolean;
  onWithFailing: (withFailing: boolean) => void;
}

/** How many renew and their total premium; how many would fail, and whether to submit those too. */
export function PreviewSummary({ previews, limit, withFailing, onWithFailing }: PreviewSummaryProps) {
  const { renew, fail, left, steep, premiumNow, premiumThen } = previewTotals(previews, limit);
  return (
    <Stack spacing={1.5} role="status">
      {renew === 0 ? (
        <Alert severity="info">None of these groups would be renewed.</Alert>
      ) : (
        <Box>
          <Typography variant="figure">{percentChangeText(premiumNow, premiumThen)}</Typography>
          <Typography>
            {counted(renew, 'group renews', 'groups renew')}: {formatDollars(premiumNow)}/month now,{' '}
            {formatDollars(premiumThen)}/month after renewal
          </Typography>
        </Box>
      )}
      {steep > 0 && (
        <Alert severity="warning" icon={<ReviewIcon />}>
          {counted(steep, 'group')} would pay more than {formatPercent(limit!)} more. Review{' '}
          {steep === 1 ? 'it' : 'them'} before you submit.
        </Alert>
      )}
      {fail > 0 && (
        <Alert severity="warning">
          {counted(fail, 'group')} can’t renew.
          <FormControlLabel
            control={<Switch size="small" checked={withFailing} onChange={(_, isOn) => onWithFailing(isOn)} />}
            label="Submit anyway; they will appear in the error report"
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ display: 'flex', mt: 0.5, ml: 0 }}
          />
        </Alert>
      )}
      {left > 0 && <Typography variant="body2">{counted(left, 'group is skipped', 'groups are skipped')}.</Typography>}
    </Stack>
  );
}

const MORE = 50;
const LABELS: Record<RenewalPreview['Outcome'], string> = { Renews: 'Renews', Fails: 'Can’t renew', Left: 'Skipped' };
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
