import { Alert, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { formatDollars } from '#shared/formats/currency';
import { subjects } from '../components/bulk-runs/run-words.ts';
import { previewTotals } from './preview-totals.ts';

interface PreviewSummaryProps {
  previews: readonly RenewalPreview[];
  withFailing: boolean;
  onWithFailing: (withFailing: boolean) => void;
}

const GROUPS = ['group', 'groups'] as const;

/** How many renew and what that comes to; how many would fail, and whether those are submitted too. */
export function PreviewSummary({ previews, withFailing, onWithFailing }: PreviewSummaryProps) {
  const { renew, fail, left, premiumNow, premiumThen } = previewTotals(previews);
  return (
    <Stack spacing={1.5} role="status">
      <Alert severity={renew > 0 ? 'success' : 'info'}>
        {renew === 0 ? (
          'None of these groups would be renewed.'
        ) : (
          <>
            {renew === 1 ? '1 group renews' : `${subjects(renew, GROUPS)} renew`}: {formatDollars(premiumNow)} a month
            now, {formatDollars(premiumThen)} then.
          </>
        )}
      </Alert>
      {fail > 0 && (
        <Alert severity="warning">
          {subjects(fail, GROUPS)} would fail.
          <FormControlLabel
            control={<Switch size="small" checked={withFailing} onChange={(_, isOn) => onWithFailing(isOn)} />}
            label="Submit anyway; they will appear in the error report"
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ display: 'flex', mt: 0.5, ml: 0 }}
          />
        </Alert>
      )}
      {left > 0 && (
        <Typography variant="body2">
          {left === 1 ? '1 group is skipped.' : `${subjects(left, GROUPS)} are skipped.`}
        </Typography>
      )}
    </Stack>
  );
}
