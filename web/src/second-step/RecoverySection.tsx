import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { FactorSectionProps } from './factor-section.ts';
import { ProofForm } from './ProofForm.tsx';
import { renewRecoveryCodes } from './second-step-calls.ts';

export function RecoverySection({ factor, onChange }: Pick<FactorSectionProps, 'factor' | 'onChange'>) {
  const [isAsking, setAsking] = useState(false);
  const left = factor.RecoveryCodesLeft;
  return (
    <Stack component="section" spacing={2} aria-labelledby="recovery-heading">
      <Typography variant="h2" id="recovery-heading">
        Recovery codes
      </Typography>
      <Typography>{left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}</Typography>
      {isAsking ? (
        <>
          <Typography>The codes that you have will be worth nothing. Confirm it with your second step.</Typography>
          <ProofForm
            factor={factor}
            submitLabel="Make new codes"
            send={renewRecoveryCodes}
            onDone={({ Codes }) => void onChange(Codes)}
            onCancel={() => setAsking(false)}
          />
        </>
      ) : (
        <Box>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            New recovery codes
          </Button>
        </Box>
      )}
    </Stack>
  );
}
