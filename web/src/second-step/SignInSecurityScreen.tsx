import { Alert, Paper, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../shell/Screen.tsx';
import { AppSection } from './AppSection.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { RecoverySection } from './RecoverySection.tsx';
import { secondFactorQuery } from './second-step-calls.ts';

interface SignInSecurityScreenProps {
  /** The second step was removed, which ended every session. */
  onSignedOut: () => void;
}

/** /sign-in-security in both front ends: the user's own second step. */
export function SignInSecurityScreen({ onSignedOut }: SignInSecurityScreenProps) {
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const show = (made: readonly string[]) => {
    setCodes(made);
    return client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
  return (
    <Screen
      title="Sign-in security"
      subtitle="A second step protects your account when somebody learns your password."
      width="form"
      pending={!factor}
      error={factor ? null : error}
      onRetry={() => void refetch()}
    >
      {factor && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          {codes.length > 0 ? (
            <RecoveryCodeList codes={codes} doneLabel="Done" onDone={() => setCodes([])} />
          ) : factor.WhyNot ? (
            <Alert severity="info">{factor.WhyNot}</Alert>
          ) : (
            <Stack spacing={4}>
              <AppSection factor={factor} onChange={show} onSignedOut={onSignedOut} />
              <PasskeySection factor={factor} onChange={show} onSignedOut={onSignedOut} />
              {factor.IsOn && <RecoverySection factor={factor} onChange={show} />}
            </Stack>
          )}
        </Paper>
      )}
    </Screen>
  );
}
