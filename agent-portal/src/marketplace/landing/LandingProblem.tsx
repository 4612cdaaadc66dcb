import { Alert, Button, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { FETCH_FAILED } from '#shared/marketplace/eligibility-problem';
import { ApiError, errorMessage, mayWorkLater } from '#web/http/api-error';

interface LandingProblemProps {
  message: string;
  /** What to do next. */
  help: string;
  /** Absent: asking again would answer the same. */
  onRetry?: () => void;
}

/** Why there is no quote, and the ways on. */
const LandingProblem = ({ message, help, onRetry }: LandingProblemProps) => (
  <Stack spacing={2}>
    <Alert severity="error">{message}</Alert>
    <Typography variant="body2">{help}</Typography>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {onRetry && (
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button variant={onRetry ? 'outlined' : 'contained'} component={RouterLink} to="/individual/marketplace">
        Go to the marketplace
      </Button>
      <Button component={RouterLink} to="/dashboard">
        Back to the dashboard
      </Button>
    </Stack>
  </Stack>
);

/** The eligibility could not be fetched. */
export const FetchFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  mayWorkLater(error) ? (
    <LandingProblem
      message={error instanceof ApiError && error.status >= 500 ? FETCH_FAILED : errorMessage(error)}
      help="The application at the marketplace is not affected. Try again in a few minutes."
      onRetry={onRetry}
    />
  ) : (
    <LandingProblem
      message={errorMessage(error)}
      help="Open the client’s application at the marketplace again. It leads back here when it is completed."
    />
  );

/** No quote can be started with what the marketplace decided. */
export const NoQuote = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <LandingProblem
    message={message}
    help="Correct the client’s application at the marketplace, then try again."
    onRetry={onRetry}
  />
);
