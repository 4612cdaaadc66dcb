import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { InstallationAttempt } from '#shared/installation/installation.record';
import { formatInstant } from '#shared/formats/instant';

const FIRST = 5;

/** The calls to the carrier system, newest first: in plain words, and the details for someone who has to ask the carrier. */
export function AttemptsList({ attempts }: { attempts: readonly InstallationAttempt[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? attempts : attempts.slice(0, FIRST);
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        Attempts
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {shown.map(({ EwsTransactionId, CensusMemberId, At, Outcome, Message, Detail }) => (
          <Typography key={EwsTransactionId} component="li" variant="body2" sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            {formatInstant(At)}: {CensusMemberId === null ? 'group' : `member ${CensusMemberId}`},{' '}
            {Outcome.toLowerCase()}
            {Message === '' ? '' : `. ${Message}`}
            <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
              {Detail}
            </Typography>
          </Typography>
        ))}
      </Box>
      {attempts.length > FIRST && (
        <Button size="small" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${attempts.length}`}
        </Button>
      )}
    </div>
  );
}
