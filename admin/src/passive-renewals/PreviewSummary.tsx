import ReviewIcon from '@mui/icons-material/TrendingUp';
import { Alert, Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { counted } from '#shared/formats/text';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { formatDollars } from '#shared/formats/currency';
import { formatPercent, percentChangeText } from '#shared/formats/percent';
import { previewTotals } from './preview-totals.ts';

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
            {counted(renew, 'group renews', 'groups renew')}: {formatDollars(premiumNow)} a month now,{' '}
            {formatDollars(premiumThen)} then.
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
          {counted(fail, 'group')} would fail.
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
