import SendingIcon from '@mui/icons-material/ScheduleSendOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { failedAgain } from '#shared/error-reports/error-reports';
import { useOptimisticRows } from '../components/OptimisticRows.tsx';
import { today } from '#web/inputs/today';
import { useSentRows } from './SentRows.tsx';
import { ToneChip } from '#web/status/ToneChip';

interface ErrorMessageProps {
  row: RaRecord & { Message: string; ErrorDate?: string | null; Attempts?: number };
  /** Links to where it can be fixed. */
  children?: ReactNode;
}

/** Why it failed, in plain words; or that it is being resubmitted, that it failed again, or why the last action did not work. */
export function ErrorMessage({ row, children }: ErrorMessageProps) {
  const reason = useOptimisticRows().reasonOf(row);
  const isSending = useSentRows().isSending(row);
  return (
    <>
      {isSending ? (
        <Box sx={{ mb: 0.5 }}>
          <ToneChip size="small" look={['info', SendingIcon]} label="Sending…" />
        </Box>
      ) : (
        <Emphasis>{reason ? `Not done: ${reason}` : again(row)}</Emphasis>
      )}
      <Box component="span">{row.Message}</Box>
      {children && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 0.25 }}>
          {children}
        </Stack>
      )}
    </>
  );
}

/** Not for a group that is already installed: its members failed, and the group itself was not retried. */
const again = ({ Status, ErrorDate, Attempts }: ErrorMessageProps['row']): string =>
  ErrorDate && Attempts && Status !== 'Installed' ? failedAgain({ ErrorDate, Attempts }, today()) : '';

const Emphasis = ({ children }: { children: string }) =>
  children !== '' && (
    <Typography component="span" variant="inherit" color="error" sx={{ display: 'block', fontWeight: 'medium' }}>
      {children}
    </Typography>
  );
