import { Box, Stack, Typography } from '@mui/material';
import type { EnrollmentExchange } from '#shared/enrollment/enrollment.record';
import { counted } from '#shared/formats/text';
import { Instant } from '../../components/Instant.tsx';

/** The reason of the last decision, and what the agent replied. */
export const Exchange = ({ exchange: { Reason, Replies, NewDocuments } }: { exchange: EnrollmentExchange }) =>
  Reason === null && Replies.length === 0 && NewDocuments === 0 ? null : (
    <Stack spacing={1} sx={{ overflowWrap: 'anywhere' }}>
      {Reason !== null && (
        <Typography variant="body2">
          <strong>Reason:</strong> {Reason}
        </Typography>
      )}
      {NewDocuments > 0 && (
        <Typography variant="body2">
          {counted(NewDocuments, 'document was', 'documents were')} uploaded after the signature.
        </Typography>
      )}
      {Replies.map(({ Text, By, At }) => (
        <Box key={At + Text} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {Text}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {By}, <Instant at={At} />
          </Typography>
        </Box>
      ))}
    </Stack>
  );
