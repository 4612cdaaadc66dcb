import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useOptimisticRows } from '../components/optimistic-rows.ts';

interface ErrorMessageProps {
  row: RaRecord;
  message: string;
  /** What leads further. */
  children?: ReactNode;
}

/** Why it failed, in plain words; and, where a row is back, why what was tried just now did not work. */
export function ErrorMessage({ row, message, children }: ErrorMessageProps) {
  const reason = useOptimisticRows().reasonOf(row);
  return (
    <>
      {reason && (
        <Typography component="span" variant="inherit" color="error" sx={{ display: 'block', fontWeight: 600 }}>
          Not done: {reason}
        </Typography>
      )}
      <Box component="span">{message}</Box>
      {children && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 0.25 }}>
          {children}
        </Stack>
      )}
    </>
  );
}
