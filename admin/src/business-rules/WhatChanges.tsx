import ArrowIcon from '@mui/icons-material/ArrowForward';
import { Box, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { FIELD_LABELS, type Difference } from './rule-form.ts';

interface WhatChangesProps {
  /** Null when there is nothing to compare the rule with. */
  changes: readonly Difference[] | null;
  ruleKey: string;
  isNew: boolean;
}

/** The difference between the value in force and the one being edited, old → new, live. */
export function WhatChanges({ changes, ruleKey, isNew }: WhatChangesProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={LOOK}>
      <Typography variant="subtitle2" component="h3" id={id} gutterBottom>
        {isNew ? `Compared with what ${ruleKey} is now` : 'Difference'}
      </Typography>
      <div aria-live="polite">
        {changes && changes.length > 0 ? (
          <Box component="dl" sx={{ m: 0 }}>
            {changes.map((change) => (
              <Change key={change.field} {...change} />
            ))}
          </Box>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {changes === null ? 'Nothing is configured for this key yet.' : 'Nothing has been changed yet.'}
          </Typography>
        )}
      </div>
    </Box>
  );
}

const Change = ({ field, before, after }: Difference) => (
  <Box sx={{ py: 0.5 }}>
    <Typography variant="caption" component="dt" color="textSecondary">
      {FIELD_LABELS[field]}
    </Typography>
    <Stack direction="row" spacing={1} component="dd" sx={{ m: 0, alignItems: 'flex-start', typography: 'body2' }}>
      <Box component="del" aria-label={`was ${before}`} sx={{ ...TEXT, color: 'text.secondary' }}>
        {before}
      </Box>
      <ArrowIcon aria-hidden fontSize="small" color="primary" sx={{ flexShrink: 0 }} />
      <Box component="ins" aria-label={`becomes ${after}`} sx={{ ...TEXT, fontWeight: 600, textDecoration: 'none' }}>
        {after}
      </Box>
    </Stack>
  </Box>
);

const TEXT = { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } as const;
const LOOK = {
  mt: 3,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
