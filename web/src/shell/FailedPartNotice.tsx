import { Box, Button } from '@mui/material';
import { useCallback } from 'react';
import { useFailedParts } from './failed-parts.ts';
import { failureWords } from './failure-words.ts';
import { useRetryWhenOnline } from './use-retry-when-online.ts';
import { useReading } from './reading.ts';

/**
 * Says at the top what is missing from the page. The page and its input stay as they are: reloading is up to the user. Uses only
 * code that is already loaded: anything else might fail too.
 */
export function FailedPartNotice() {
  const { text } = useReading();
  const parts = useFailedParts();
  const [first] = parts;
  const tryAgain = useCallback(() => parts.forEach(({ retry }) => retry()), [parts]);
  const words = first && failureWords(first.error);
  useRetryWhenOnline(words && !words.needsReload ? tryAgain : null);
  if (!words) {
    return null;
  }
  const { title, noticeText, needsReload } = words;
  return (
    <Box role="alert" sx={LOOK}>
      <span>
        {text(`${title}.`)} {text(noticeText)}
      </span>
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        onClick={needsReload ? () => window.location.reload() : tryAgain}
      >
        {text(needsReload ? 'Reload' : 'Try again')}
      </Button>
    </Box>
  );
}

const LOOK = {
  position: 'fixed',
  top: 8,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
  px: 2,
  py: 1,
  borderRadius: 1,
  boxShadow: 6,
  typography: 'body2',
  bgcolor: 'text.primary',
  color: 'background.paper',
} as const;
