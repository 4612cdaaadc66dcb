import { Box, Typography } from '@mui/material';
import { formatInstant } from '#shared/formats/instant';
import type { HouseholdProof } from '#shared/individual-enrollment/proof.record';

type ProofSubmission = HouseholdProof['Submissions'][number];

/** Every time that it was submitted, newest first. */
export const ProofAttempts = ({ submissions }: { submissions: readonly ProofSubmission[] }) => (
  <div>
    <Typography variant="subtitle2" component="h3" gutterBottom>
      Submitted {submissions.length} times
    </Typography>
    <Box component="ol" reversed sx={{ m: 0, pl: 2.5 }}>
      {submissions.map(({ Attempt, SubmittedDate, SubmittedBy, Outcome, Message }) => (
        <li key={Attempt}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {formatInstant(SubmittedDate)}, {SubmittedBy}: {OUTCOME_LABELS[Outcome]}
            {Message && `. ${Message}`}
          </Typography>
        </li>
      ))}
    </Box>
  </div>
);

const OUTCOME_LABELS: Readonly<Record<ProofSubmission['Outcome'], string>> = {
  Waiting: 'being sent',
  Installed: 'accepted',
  Failed: 'not accepted',
  Denied: 'denied',
  Resolved: 'processed by staff',
};
