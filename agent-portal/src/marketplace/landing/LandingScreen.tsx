import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { eligibilityProblem } from '#shared/marketplace/eligibility-problem';
import { Screen } from '#web/shell/Screen';
import { notifyError } from '../../app/notifications/notify.ts';
import { useMarketplaceProblem } from '../../components/use-marketplace-problem.ts';
import { Decision } from './Decision.tsx';
import { FetchFailure, NoQuote } from './LandingProblem.tsx';
import { eligibilityQuery } from './landing-queries.ts';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** /quote/plan-selection/individual/:ffmId: back from the marketplace. Shows what it decided, and starts the quote. */
export function LandingScreen() {
  const consumerId = useParams()['ffmId'] ?? '';
  const closed = useMarketplaceProblem();
  const { data, error, isFetching, refetch } = useQuery({ ...eligibilityQuery(consumerId), enabled: closed === null });
  const problem = data ? eligibilityProblem(data) : null;
  const fetchAgain = () => void refetch();
  if (problem?.leadsToDashboard) {
    return <ToDashboard message={problem.message} />;
  }
  return (
    <Screen
      title="Eligibility"
      subtitle={`What the federal marketplace decided about consumer ${consumerId}`}
      breadcrumbs={HOME}
      width="form"
      hasErrors={!isFetching && (problem ?? error) !== null}
    >
      {closed ? (
        <Alert severity="warning">{closed}</Alert>
      ) : isFetching ? (
        <Fetching />
      ) : error ? (
        <FetchFailure error={error} onRetry={fetchAgain} />
      ) : problem ? (
        <NoQuote message={problem.message} onRetry={fetchAgain} />
      ) : (
        data && <Decision eligibility={data} />
      )}
    </Screen>
  );
}

const Fetching = () => (
  <Stack spacing={1} role="status">
    <Typography>Fetching the eligibility from the marketplace …</Typography>
    <LinearProgress aria-label="Fetching the eligibility" />
  </Stack>
);

/** Spec 002 section 8, "FFM". */
function ToDashboard({ message }: { message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    notifyError({ text: message, fields: {} });
    void navigate('/dashboard', { replace: true });
  }, [message, navigate]);
  return null;
}
