import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { openEnrollmentWarning } from '#shared/individual-enrollment/starting';
import { today } from '#web/inputs/today';
import { useRules } from '../../app/use-rules.ts';
import { consentsQuery } from '../../components/consents/consents-queries.ts';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { selectedPlansQuery } from '../../components/quote/quote-queries.ts';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { ApplicationButton } from '../../components/signature/ApplicationButton.tsx';
import type { EnrollmentPlaces } from '../enrollment-places.ts';
import { isSubmitted } from '../is-submitted.ts';
import { ApplicationSummary } from './ApplicationSummary.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';

interface SigningAreaProps {
  page: EnrollmentPageResponse;
  /** Stores what was entered a moment ago; false if something cannot be stored. */
  savePanels: () => Promise<boolean>;
  places: EnrollmentPlaces;
}

/** What is left to do, the signature, and the submission; nothing once it was submitted. Spec 001 section 2. */
export const SigningArea = ({ page, ...given }: SigningAreaProps) =>
  isSubmitted(page) ? null : (
    <OverviewSection title="Sign and submit" headingRef={given.places.signing}>
      <Stack spacing={2}>
        <Ready page={page} {...given} />
        {page.Panels.length > 0 && <ApplicationButton quoteId={page.Quote.Id} />}
      </Stack>
    </OverviewSection>
  );

function Ready({ page, places, ...given }: SigningAreaProps) {
  const { Id, Individual, EffectiveDate } = page.Quote;
  const rules = useRules();
  const problem = page.CanSubmit ? null : page.SubmitProblem;
  const { data: selection, error, refetch } = useQuery({ ...selectedPlansQuery(Id), enabled: problem === null });
  if (problem !== null) {
    return <NotReady page={page} problem={problem} places={places} />;
  }
  if (!selection) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label="Loading the plans" rows={2} />
    );
  }
  const terms = { ...Individual, isFfm: Individual.IsFfm, effectiveDate: EffectiveDate };
  const warning = openEnrollmentWarning(terms, { rules, today: today() });
  return (
    <>
      {warning && <Alert severity="warning">{warning}</Alert>}
      <ApplicationSummary page={page} plans={selection.Plans} />
      <SubmissionForm page={page} plans={selection.Plans} places={places} {...given} />
    </>
  );
}

interface NotReadyProps extends Pick<SigningAreaProps, 'page' | 'places'> {
  problem: string;
}

/** What is missing, and the way to the client's consent where that is missing. */
function NotReady({ page, problem, places }: NotReadyProps) {
  const { Id, Individual } = page.Quote;
  const { data } = useQuery({ ...consentsQuery(Id), enabled: Individual.IsFfm });
  return (
    <>
      <Typography>{problem}</Typography>
      {data?.SubmissionProblem != null && problem.includes(data.SubmissionProblem) && (
        <Button variant="outlined" onClick={() => places.consents.current?.focus()} sx={{ alignSelf: 'flex-start' }}>
          Go to the client’s consent
        </Button>
      )}
    </>
  );
}
