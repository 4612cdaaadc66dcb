import ShieldIcon from '@mui/icons-material/GppGoodOutlined';
import { Alert, Button, LinearProgress, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AuditVerification } from '#shared/audit/audit.record';
import { formatInstant } from '#shared/formats/instant';
import { auditRowAddress, useAuditActions, verificationQuery } from './audit-calls.ts';

/** Whether each entry's hash follows from the previous one, and when that was last verified. */
export function Verification() {
  const { state, error, retry, isVerifying, begin, goOn } = useVerification();
  if (!state) {
    return error ? (
      <Alert severity="warning" action={<Button onClick={retry}>Try again</Button>}>
        {error.message}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={56} />
    );
  }
  if (isVerifying || state.Status === 'Running') {
    return <Progress state={state} action={!isVerifying && <Button onClick={goOn}>Continue</Button>} />;
  }
  const again = <Button onClick={begin}>{state.Status === 'Never' ? 'Verify now' : 'Verify again'}</Button>;
  if (state.Status === 'Broken') {
    return (
      <Alert severity="error" action={again}>
        <strong>The chain is broken.</strong> <Break state={state} /> Verified {formatInstant(state.EndedAt)}.
      </Alert>
    );
  }
  return (
    <Line action={again}>
      {state.Status === 'Never' ? (
        'Not verified yet.'
      ) : (
        <>
          <strong>Verified: no entries changed.</strong> {formatInstant(state.EndedAt)}:{' '}
          {state.Verified.toLocaleString('en-US')} rows, {signedWords(state.SignedAt)}.
        </>
      )}
    </Line>
  );
}

const signedWords = (signedAt: string | null): string =>
  signedAt === null ? 'not signed yet' : `last signed ${formatInstant(signedAt)}`;

function Break({ state: { BrokenAt, Problem } }: { state: AuditVerification }) {
  const row = (
    <Link component={RouterLink} to={auditRowAddress(BrokenAt ?? 0)} color="inherit" underline="always">
      row {(BrokenAt ?? 0).toLocaleString('en-US')}
    </Link>
  );
  switch (Problem) {
    case 'cut':
      return <>Rows behind {row} have been removed.</>;
    case 'removed':
      return <>All rows of one server process have been removed.</>;
    case 'signature':
      return <>A signature has been changed or removed.</>;
    default:
      return <>At {row}: this row or one before it has been changed or removed.</>;
  }
}

function Progress({ state: { Verified, Rows }, action }: { state: AuditVerification; action: ReactNode }) {
  const percent = Rows === 0 ? 100 : Math.min(100, Math.floor((Verified / Rows) * 100));
  return (
    <Line action={action}>
      Verifying the chain: {percent} %
      <LinearProgress variant="determinate" value={percent} aria-label="Verifying the chain" sx={{ mt: 0.5 }} />
    </Line>
  );
}

const Line = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 36 }}>
      <ShieldIcon aria-hidden color="primary" />
      <Typography variant="body2" component="div" role="status" sx={{ flex: '1 1 200px' }}>
        {children}
      </Typography>
      {action}
    </Stack>
  </Paper>
);

/** Verifies the chains, a batch of rows per call, until the end or until the screen is left. */
function useVerification() {
  const { data, error, refetch } = useQuery(verificationQuery);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { verifyAudit } = useAuditActions();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const { mutate: verify, isPending } = useMutation({
    mutationFn: async (Restart: boolean) => {
      const { signal } = (leaving.current = new AbortController());
      let state = await verifyAudit({ Restart }, signal);
      queryClient.setQueryData(verificationQuery.queryKey, state);
      while (state.Status === 'Running') {
        state = await verifyAudit({}, signal);
        queryClient.setQueryData(verificationQuery.queryKey, state);
      }
    },
    onError: ({ message }) => {
      if (!leaving.current?.signal.aborted) {
        notify(message, { type: 'error' });
      }
    },
  });
  return {
    state: data,
    error,
    retry: () => void refetch(),
    isVerifying: isPending,
    begin: () => verify(true),
    goOn: () => verify(false),
  };
}
