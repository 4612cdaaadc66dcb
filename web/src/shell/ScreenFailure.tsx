import { Box } from '@mui/material';
import { hasUnstoredDrafts } from '../records/drafts.ts';
import { failureWords } from './failure-words.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useRetryWhenOnline } from './use-retry-when-online.ts';

interface ScreenFailureProps {
  error: unknown;
  /** Renders the screen again. */
  retry: () => void;
}

/** Replaces a screen that could not be loaded or that threw. Plain elements: anything else would have to be loaded, and might fail too. */
export function ScreenFailure({ error, retry }: ScreenFailureProps) {
  const { title, screenText, needsReload } = failureWords(error);
  useDocumentTitle(title, true);
  useRetryWhenOnline(needsReload ? null : retry);
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', p: 3, pt: { xs: 4, sm: 8 }, typography: 'body1' }}>
      <Box component="h1" sx={{ typography: 'h1' }}>
        {title}
      </Box>
      <p role="alert">
        {screenText}
        {needsReload && hasUnstoredDrafts() && ` ${DRAFTS_GO}`}
      </p>
      <Box component="button" type="button" onClick={needsReload ? () => window.location.reload() : retry} sx={BUTTON}>
        {needsReload ? 'Reload' : 'Try again'}
      </Box>
    </Box>
  );
}

const DRAFTS_GO = 'What you typed and have not saved will be lost. To keep it, go back to that page and save it first.';

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
