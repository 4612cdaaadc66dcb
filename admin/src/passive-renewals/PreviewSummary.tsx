import { Alert, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { counted } from '#shared/formats/counted';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { formatDollars } from '#shared/formats/currency';
import { previewTotals } from './preview-totals.ts';

interface PreviewSummaryProps {
  previews: readonly RenewalPreview[];
  withFailing: boolean;
  onWithFailing: (withFailing: boolean) => void;
}

/** How many renew and their total premium; how many would fail, and whether to submit those too. */
export function PreviewSummary({ previews, withFailing, onWithFailing }: PreviewSummaryProps) {
  const { renew, fail, left, premiumNow, premiumThen } = previewTotals(previews);
  return (
    <Stack spacing={1.5} role="status">
      <Alert severity={renew > 0 ? 'success' : 'info'}>
        {renew === 0 ? (
          'None of these groups would be renewed.'
        ) : (
          <>
            {counted(renew, 'group renews', 'groups renew')}: {formatDollars(premiumNow)} a month now,{' '}
            {formatDollars(premiumThen)} then.
          </>
        )}
      </Alert>
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
