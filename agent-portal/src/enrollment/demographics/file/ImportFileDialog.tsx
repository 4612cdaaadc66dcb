import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
} from '@mui/material';
import { useId } from 'react';
import { notifySuccess } from '../../../app/notifications/notify.ts';
import { FileDrop } from '../../../components/file-import/FileDrop.tsx';
import { FilePreview } from './FilePreview.tsx';
import { useFileImport } from './use-file-import.ts';
import { counted } from '#shared/formats/text';
import { useIsBelow } from '#web/theme/use-is-below';

/** The demographics from a spreadsheet: looked at first, and nothing is written until everything is right. */
export function ImportFileDialog({ quoteId, onClose }: { quoteId: number; onClose: () => void }) {
  const id = useId();
  const isNarrow = useIsBelow('md');
  const { file, preview, running, messages, look, commit } = useFileImport(quoteId, (changed) => {
    notifySuccess(`${counted(changed, 'member')} imported.`);
    onClose();
  });
  const canCommit = preview !== null && preview.Errors.length === 0 && preview.Counts.Changed > 0;
  return (
    <Dialog
      open
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      onClose={() => running === null && onClose()}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Import demographics from Excel</DialogTitle>
      <Box sx={{ height: 4 }}>{running && <LinearProgress aria-label={running} />}</Box>
      <DialogContent dividers>
        <Stack spacing={2}>
          <FileDrop
            file={file}
            busy={running !== null}
            accept=".xlsx,.xls"
            prompt="Drop the filled-in Excel file here"
            hint=".xlsx or .xls, at most 10 MB"
            onChoose={look}
          />
          {messages.length > 0 && <Alert severity="error">{messages}</Alert>}
          {preview && <FilePreview preview={preview} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!canCommit} loading={running !== null && canCommit} onClick={commit}>
          {canCommit ? `Import ${counted(preview.Counts.Changed, 'member')}` : 'Import'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
