import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { CENSUS_MEMBERS } from '#shared/census/census.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';

interface StoredSsnProps {
  quoteId: number;
  memberId: number;
}

/** For staff: the whole number instead of its mask, until they hide it or leave. */
export function StoredSsn({ quoteId, memberId }: StoredSsnProps) {
  const { mutate, reset, data, isPending, error } = useMutation({
    mutationFn: () => call(CENSUS_MEMBERS.reveal, { quoteId, memberId }),
    gcTime: 0,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
      {data ? (
        <>
          <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            SSN: {data.SSN}
          </Typography>
          <Button size="small" onClick={reset}>
            Hide SSN
          </Button>
        </>
      ) : (
        <>
          <Button size="small" loading={isPending} onClick={() => mutate()}>
            Show SSN
          </Button>
          <Typography variant="body2" color="textSecondary">
            It is recorded that you looked at it.
          </Typography>
        </>
      )}
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
    </Box>
  );
}
