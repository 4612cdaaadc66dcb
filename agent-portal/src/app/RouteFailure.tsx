import { Box } from '@mui/material';
import { useRouteError } from 'react-router';
import { ROUTE_FAILED } from '#shared/answers/answer-outcome';
import { ApiError } from '#web/http/api-error';
import { useDocumentTitle } from '#web/shell/use-document-title';

const SCREEN_FAILED =
  'This screen could not be shown. A newer version may have been installed since you opened the page.';

/**
 * Instead of a screen whose code, session or rules could not be loaded, or that failed while drawing. Plain elements: whatever
 * else would have to be loaded for it might fail, too.
 */
export function RouteFailure() {
  const error = useRouteError();
  useDocumentTitle('Something went wrong', true);
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 3, pt: 10, typography: 'body1' }}>
      <Box component="h1" sx={{ typography: 'h1' }}>
        Something went wrong
      </Box>
      <p role="alert">{error instanceof ApiError ? ROUTE_FAILED : SCREEN_FAILED}</p>
      <Box component="button" type="button" onClick={() => window.location.reload()} sx={BUTTON}>
        Load the page again
      </Box>
    </Box>
  );
}

const BUTTON = {
  typography: 'button',
  minHeight: 36,
  px: 2,
  border: 0,
  borderRadius: 1,
  cursor: 'pointer',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
