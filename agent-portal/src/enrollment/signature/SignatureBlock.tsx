import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { ALREADY_SUBMITTED, COMPLETE_ALL_SECTIONS, ENROLLMENT_SUBMITTED } from '#shared/enrollment/signing';
import { formatInstant } from '#shared/formats/instant';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { query } from '#web/http/calls';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { ApplicationButton } from '../../components/signature/ApplicationButton.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import type { TaskPlaces } from '../task-list/use-task-places.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { SignatureForm } from './SignatureForm.tsx';
import { SignedFacts } from './SignedFacts.tsx';

interface SignatureBlockProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
  places: TaskPlaces;
  onErrors: (hasErrors: boolean) => void;
}

/** The last step of an enrollment: the form to sign it, afterwards what was signed by whom. Spec 001 section 2, "a signature block". */
export function SignatureBlock({ quote, overview, ...page }: SignatureBlockProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  const { data: signature, error, refetch } = useQuery(query(SIGNATURE_CALLS.find, { quoteId: quote.Id }));
  const { SigningProblem: problem } = overview;
  const maySign = problem === null || problem === COMPLETE_ALL_SECTIONS;
  return (
    <OverviewSection title="Signature">
      <Stack spacing={2}>
        {signature === undefined ? (
          error ? (
            <SectionFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <RowsSkeleton label="Loading the signature" rows={1} />
          )
        ) : signature && !signature.Withdrawn && !maySign ? (
          <SignedFacts quoteId={quote.Id} signature={signature} />
        ) : (
          <>
            {signature?.Withdrawn && (
              <Alert severity="warning">
                {signature.Withdrawn.HasFailed ? 'The enrollment failed' : 'Returned to the agent'}{' '}
                {formatInstant(signature.Withdrawn.At)}: {signature.Withdrawn.Reason}
              </Alert>
            )}
            {maySign ? (
              <>
                <ReviewPanel quote={quote} overview={overview} />
                <SignatureForm quote={quote} overview={overview} {...page} onSigned={() => setSubmitted(true)} />
              </>
            ) : (
              <>
                <Typography variant="body2" color="textSecondary">
                  {problem === ALREADY_SUBMITTED ? 'No signature was stored.' : problem}
                </Typography>
                <ApplicationButton quoteId={quote.Id} />
              </>
            )}
          </>
        )}
      </Stack>
      {isSubmitted && <SubmittedDialog groupName={quote.Group.GroupName} onClose={() => setSubmitted(false)} />}
    </OverviewSection>
  );
}

/** Spec 001 section 4: after the signature "the submission confirmation modal shows"; the message is that of spec 000 section 8. */
function SubmittedDialog({ groupName, onClose }: { groupName: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{ENROLLMENT_SUBMITTED}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Small Business staff now review the enrollment of {groupName}. The dashboard and the timeline of this page
          tell you what they decide.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
