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
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { EnrollmentFileResponse, ImportedMember } from '#shared/enrollment/members/members.record';
import { counted } from '#shared/formats/text';
import { useIsBelow } from '#web/theme/use-is-below';
import { notifySuccess } from '../../app/notify.ts';
import { FileDrop } from '../../components/file-import/FileDrop.tsx';
import { ProblemList } from '../../components/file-import/ProblemList.tsx';
import { useOneRequest } from '../../components/file-import/use-one-request.ts';
import { afterChange, sendEnrollmentFile } from './demographics-queries.ts';

/** The demographics from a spreadsheet: looked at first, and nothing is written until everything is right. */
export function ImportFileDialog({ quoteId, onClose }: { quoteId: number; onClose: () => void }) {
  const isNarrow = useIsBelow('md');
  const { file, preview, running, messages, look, commit } = useFileImport(quoteId, (changed) => {
    notifySuccess(`${counted(changed, 'member')} imported.`);
    onClose();
  });
  const canCommit = preview !== null && preview.Errors.length === 0 && preview.Counts.Changed > 0;
  return (
    <Dialog open fullScreen={isNarrow} maxWidth="md" fullWidth onClose={() => running === null && onClose()}>
      <DialogTitle>Import demographics from Excel</DialogTitle>
      <Box sx={{ height: 4 }}>{running && <LinearProgress aria-label={running} />}</Box>
      <DialogContent dividers>
        <Stack spacing={2}>
          <FileDrop
            content="demographics"
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

interface FileImport {
  file: File | null;
  /** What the file would do; null until it was looked at. */
  preview: EnrollmentFileResponse | null;
  /** "Reading enrollment.xlsx"; null while nothing runs. */
  running: string | null;
  messages: readonly string[];
  look: (file: File) => void;
  commit: () => void;
}

/** A file is looked at first, then written as it was looked at. */
function useFileImport(quoteId: number, onDone: (changed: number) => void): FileImport {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<EnrollmentFileResponse | null>(null);
  const { running, messages, run } = useOneRequest();
  return {
    file,
    preview,
    running,
    messages,
    look: (chosen) => {
      setFile(chosen);
      setPreview(null);
      void run(`Reading ${chosen.name}`, async (signal) => {
        setPreview(await sendEnrollmentFile(quoteId, chosen, { signal }));
      });
    },
    commit: () => {
      if (file && preview && running === null) {
        void run('Saving the members', async (signal) => {
          const { Counts } = await sendEnrollmentFile(quoteId, file, { stamp: preview.Stamp, signal });
          await afterChange(quoteId);
          onDone(Counts.Changed);
        });
      }
    },
  };
}

/** The first of them; the list of members has them all after the import. */
const LISTED = 20;

/** What the file would do: its errors first, else who changes, and who stays incomplete. */
function FilePreview({ preview }: { preview: EnrollmentFileResponse }) {
  const { Counts, Errors, Warnings, Members } = preview;
  return (
    <Stack spacing={2}>
      <Typography role="status">
        {counted(Counts.Rows, 'row')} read: {counted(Counts.Changed, 'member changes', 'members change')},{' '}
        {Counts.Unchanged.toLocaleString('en-US')} unchanged.
      </Typography>
      {Errors.length > 0 && <ProblemList problems={Errors} of="enrollment" />}
      {Warnings.length > 0 && (
        <Alert severity="warning">
          {Warnings.slice(0, LISTED).map(({ Row, Message }) => (
            <div key={`${Row} ${Message}`}>
              Row {Row}: {Message}
            </div>
          ))}
        </Alert>
      )}
      {Members.length > 0 && <MembersOfFile members={Members} />}
    </Stack>
  );
}

const MembersOfFile = ({ members }: { members: readonly ImportedMember[] }) => (
  <Box component="section" aria-label="Members of the file">
    <Typography variant="h3" sx={{ mb: 1 }}>
      Members
    </Typography>
    <Stack component="ul" spacing={1} sx={{ m: 0, pl: 2.5 }}>
      {members.slice(0, LISTED).map(({ MemberId, Row, Name, Changes, Missing }) => (
        <li key={MemberId}>
          <Typography variant="subtitle2" component="span">
            {Name}
          </Typography>{' '}
          <Typography variant="body2" component="span" color="textSecondary">
            (row {Row})
          </Typography>
          <Typography variant="body2">
            {Changes.length > 0 ? `Changes: ${Changes.join(', ')}.` : 'Changes nothing.'}
            {Missing.length > 0 && ` Still incomplete: ${Missing.join(' ')}`}
          </Typography>
        </li>
      ))}
    </Stack>
    {members.length > LISTED && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        and {(members.length - LISTED).toLocaleString('en-US')} more
      </Typography>
    )}
  </Box>
);
