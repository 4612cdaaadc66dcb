import { Box, Stack, Typography } from '@mui/material';
import type { EnrollmentExchange } from '#shared/enrollment/enrollment.record';
import { formatInstant } from '#shared/formats/instant';

/** Why staff decided so, and what the agent answered. */
export const Exchange = ({ exchange: { Reason, Replies, NewDocuments } }: { exchange: EnrollmentExchange }) => (
  <>
    {Reason !== null && (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>Reason:</strong> {Reason}
      </Typography>
    )}
    {NewDocuments > 0 && (
      <Typography>
        {NewDocuments === 1 ? '1 document was' : `${NewDocuments} documents were`} uploaded after the signature.
      </Typography>
    )}
    {Replies.length > 0 && (
      <Stack component="ul" aria-label="Replies" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Replies.map(({ Text, By, At }) => (
          <Box component="li" key={At + Text} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {Text}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {By}, {formatInstant(At)}
            </Typography>
          </Box>
        ))}
      </Stack>
    )}
  </>
);
