import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { eligibilityProblem, FETCH_FAILED } from '#shared/marketplace/eligibility-problem';
import { MARKETPLACE } from '#shared/marketplace/marketplace.calls';
import { ApiError, errorMessage, hasCode, mayWorkLater } from '#web/http/api-error';
import { query } from '#web/http/calls';
import { Screen } from '#web/shell/Screen';
import { useGoOn } from '#web/shell/use-go-on';
import { notifyError } from '../app/notify.ts';
import { useMarketplaceProblem } from '../components/use-marketplace-problem.ts';
import { Decision } from './Decision.tsx';

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
      subtitle={`Marketplace decision for consumer ${consumerId}`}
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
  const goOn = useGoOn();
  useEffect(() => {
    notifyError({ text: message, fields: {} });
    void goOn('/dashboard', { replace: true });
  }, [message, goOn]);
  return null;
}

/** Asked each time that the page opens, and not again behind the user's back: the marketplace decides anew. */
const eligibilityQuery = (consumerId: string) =>
  queryOptions({
    ...query(MARKETPLACE.getEligibility, { query: { consumerId } }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

interface LandingProblemProps {
  message: string;
  /** What to do next. */
  help: string;
  /** What helps most. */
  main: 'try again' | 'marketplace';
  /** Absent: asking again would answer the same. */
  onRetry?: () => void;
}

/** Why there is no quote, and the ways on. */
function LandingProblem({ message, help, main, onRetry }: LandingProblemProps) {
  const again = onRetry && (
    <Button variant={main === 'try again' ? 'contained' : 'outlined'} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Stack spacing={2}>
      <Alert severity="error">{message}</Alert>
      <Typography variant="body2">{help}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {main === 'try again' && again}
        <Button
          variant={main === 'marketplace' ? 'contained' : 'outlined'}
          component={RouterLink}
          to="/individual/marketplace"
        >
          Go to the marketplace
        </Button>
        {main === 'marketplace' && again}
        <Button component={RouterLink} to="/dashboard">
          Back to the dashboard
        </Button>
      </Stack>
    </Stack>
  );
}

/** The eligibility could not be fetched. */
const FetchFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  mayWorkLater(error) ? (
    <LandingProblem
      message={error instanceof ApiError && error.status >= 500 ? FETCH_FAILED : errorMessage(error)}
      help="The application at the marketplace is not affected. Try again in a few minutes."
      main="try again"
      onRetry={onRetry}
    />
  ) : (
    <LandingProblem
      message={errorMessage(error)}
      help={
        hasCode(error, 'WRONG_STATE')
          ? 'Once a new consent of the client is recorded, open the application at the marketplace again.'
          : 'Open the client’s application at the marketplace again. You return here when it is completed.'
      }
      main="marketplace"
    />
  );

/** No quote can be started with what the marketplace decided. */
const NoQuote = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <LandingProblem
    message={message}
    help="Correct the client’s application at the marketplace, then try again."
    main="marketplace"
    onRetry={onRetry}
  />
);
