import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { CensusSsnResponse } from '#shared/census/census.record';
import { errorMessage } from '#web/http/api-error';
import { getJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

interface StoredSsnProps {
  quoteId: number;
  memberId: number;
}

/** For staff: the whole number instead of its mask, until they hide it or leave. */
export function StoredSsn({ quoteId, memberId }: StoredSsnProps) {
  const { mutate, reset, data, isPending, error } = useMutation({
    mutationFn: () => getJson<CensusSsnResponse>(`/api/groupcensus/${quoteId}/${memberId}/SSN`, undefined, IN_SCREEN),
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
