import { Alert, Button, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { FETCH_FAILED } from '#shared/marketplace/eligibility-problem';
import { ApiError, errorMessage, hasCode, mayWorkLater } from '#web/http/api-error';

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
export const FetchFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
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
export const NoQuote = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <LandingProblem
    message={message}
    help="Correct the client’s application at the marketplace, then try again."
    main="marketplace"
    onRetry={onRetry}
  />
);
