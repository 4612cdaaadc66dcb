import SendingIcon from '@mui/icons-material/ScheduleSendOutlined';
import { Box, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { failedAgain } from '#shared/error-reports/failed-again';
import { useOptimisticRows } from '../components/optimistic-rows.ts';
import { today } from '../components/today.ts';
import { useSentRows } from './sent-rows.ts';

interface ErrorMessageProps {
  row: RaRecord & { Message: string; ErrorDate?: string | null; Attempts?: number };
  /** What leads further. */
  children?: ReactNode;
}

/** Why it failed, in plain words: that it is on its way again, that it came back, or why what was tried just now did not work. */
export function ErrorMessage({ row, children }: ErrorMessageProps) {
  const reason = useOptimisticRows().reasonOf(row);
  const isSending = useSentRows().isSending(row);
  return (
    <>
      {isSending ? (
        <Chip
          size="small"
          color="info"
          variant="outlined"
          icon={<SendingIcon />}
          label="Sending…"
          sx={{ display: 'flex', width: 'fit-content', mb: 0.5 }}
        />
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

/** Not of a group that is installed: its members failed, and it was not tried again itself. */
const again = ({ Status, ErrorDate, Attempts }: ErrorMessageProps['row']): string =>
  ErrorDate && Attempts && Status !== 'Installed' ? failedAgain({ ErrorDate, Attempts }, today()) : '';

const Emphasis = ({ children }: { children: string }) =>
  children !== '' && (
    <Typography component="span" variant="inherit" color="error" sx={{ display: 'block', fontWeight: 600 }}>
      {children}
    </Typography>
  );
