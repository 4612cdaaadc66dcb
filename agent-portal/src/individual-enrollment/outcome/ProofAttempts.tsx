import { Box, Typography } from '@mui/material';
import { formatInstant } from '#shared/formats/instant';
import { APPLICATION_LABELS } from '#shared/installation/installation-status';
import type { HouseholdProof } from '#shared/individual-enrollment/submission.record';

type ProofSubmission = HouseholdProof['Submissions'][number];

/** Every time that it was submitted, newest first. */
export const ProofAttempts = ({ submissions }: { submissions: readonly ProofSubmission[] }) => (
  <div>
    <Typography variant="subtitle2" component="h3" gutterBottom>
      Submitted {submissions.length} times
    </Typography>
    <Box component="ol" reversed sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      {submissions.map(({ Attempt, SubmittedDate, SubmittedBy, Outcome, Message }) => (
        <li key={Attempt}>
          {formatInstant(SubmittedDate)}, {SubmittedBy}: {APPLICATION_LABELS[Outcome]}
          {Message && `. ${Message}`}
        </li>
      ))}
    </Box>
  </div>
);
