import { Box, Button, Typography } from '@mui/material';
import { ROUTE_FAILED } from '#shared/answers/answer-outcome';
import { isMissingPart, missingPartWords, RELOAD } from '../components/missing-part.ts';

/** When even the shell breaks: words and a way on, never a stack trace. */
export function CrashScreen({ error }: { error: Error }) {
  const missing = isMissingPart(error) ? missingPartWords() : null;
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', px: 3, py: 10 }}>
      <Typography variant="h1" gutterBottom>
        {missing ?? 'Something went wrong'}
      </Typography>
      <Typography sx={{ mb: 3 }}>{missing ? RELOAD : ROUTE_FAILED}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Box>
  );
}
