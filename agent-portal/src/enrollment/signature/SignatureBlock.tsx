import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { enrolledCounts } from '#shared/census/census-approval';
import { type EnrollmentSectionName, sectionLabel } from '#shared/enrollment/enrollment-sections';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { ALREADY_SUBMITTED, COMPLETE_ALL_SECTIONS, ENROLLMENT_SUBMITTED } from '#shared/enrollment/signing';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { query } from '#web/http/calls';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { censusQuery, selectedPlansQuery } from '../../components/quote/quote-queries.ts';
import { ApplicationButton } from '../../components/signature/ApplicationButton.tsx';
import { sectionPath } from '../section-path.ts';
import type { TaskPlaces } from '../use-task-places.ts';
import { SignatureForm } from './SignatureForm.tsx';
import { SignedFacts } from './SignedFacts.tsx';

interface SignatureBlockProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
  places: TaskPlaces;
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
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{ENROLLMENT_SUBMITTED}</DialogTitle>
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

interface ReviewPanelProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
}

/** A summary of what is about to be signed, each line with a link to change it. Source: ux 4. */
function ReviewPanel({ quote, overview }: ReviewPanelProps) {
  const { data: members } = useQuery(censusQuery(quote.Id));
  const { data: selection } = useQuery(selectedPlansQuery(quote.Id));
  const counts = members && enrolledCounts(members);
  const label = (name: EnrollmentSectionName) => sectionLabel(overview.Sections[name]);
  const people = counts ? `${counts.members} members of ${counts.employees} employees. ` : '';
  const rows: [what: string, text: string, change: EnrollmentSectionName | null][] = [
    ['Group', `${quote.Group.GroupName}, effective ${formatDay(quote.EffectiveDate)}`, null],
    ['Plans', selection?.Plans.map(({ PlanDisplayName }) => PlanDisplayName).join(', ') ?? '', null],
    ['Application', label('Application'), 'Application'],
    ['Supporting documents', label('SupportingDocuments'), 'SupportingDocuments'],
    ['Demographics', `${people}${label('Demographics')}`, 'Demographics'],
  ];
  return (
    <Box component="dl" sx={LIST}>
      {rows.map(([what, text, change]) => (
        <Box key={what} sx={ROW}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {what}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {text}
            {change && (
              <Link
                component={RouterLink}
                to={sectionPath(quote.Id, change)}
                sx={{ ml: 1.5 }}
                aria-label={`Change ${what.toLowerCase()}`}
              >
                Change
              </Link>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { m: 0, display: 'grid', gap: 1 } as const;
const ROW = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, columnGap: 2 } as const;
