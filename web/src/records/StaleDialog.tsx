import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useId } from 'react';
import { useReading } from '../shell/reading.ts';

/** A field in words, to compare two versions side by side. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

export interface StaleChoice {
  /** The differences; null when the record was removed. */
  rows: readonly Difference[] | null;
  /** Own changes can be put over theirs: `mine` is then what they were made on. */
  merges?: boolean;
  /** A note shown before a removed record is added again; if absent, that is not possible. */
  addAgain?: string;
  takeTheirs: () => void;
  keepMine: () => void;
}

interface StaleDialogProps extends StaleChoice {
  /** What users call the record: "group", "member". */
  noun: string;
  /** Where it is known who that was, and when. */
  title?: string;
}

/** Someone else saved first: shows both versions side by side, and the user decides. Cannot be closed, because the choice would be lost. */
export function StaleDialog({ noun, title, rows, merges = false, addAgain, takeTheirs, keepMine }: StaleDialogProps) {
  const id = useId();
  const { text } = useReading();
  const isRemoved = rows === null;
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 0 } } } }}
    >
      <DialogTitle id={`${id}-title`}>
        {text(title ?? `Someone else ${isRemoved ? 'removed' : 'changed'} this ${noun}`)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {isRemoved
            ? `${text('It was removed after you opened it.')} ${text(addAgain ?? 'Your changes can no longer be saved.')}`
            : text('It was saved after you opened it. Your changes are not saved yet.')}
        </DialogContentText>
        {rows && rows.length > 0 && (
          <Differences rows={rows} heads={merges ? ['Before', 'Now'] : ['Yours', 'Theirs']} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs}>{text(isRemoved ? 'Leave it removed' : 'Use theirs')}</Button>
        {(!isRemoved || addAgain) && (
          <Button variant="contained" onClick={keepMine}>
            {text(isRemoved ? 'Add again with my values' : merges ? 'Keep my changes' : 'Save mine instead')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Differences({ rows, heads }: { rows: readonly Difference[]; heads: readonly string[] }) {
  const { text } = useReading();
  return (
    <Table sx={{ '& td, & th': { overflowWrap: 'anywhere' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{text('Field')}</TableCell>
          {heads.map((head) => (
            <TableCell key={head}>{text(head)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ label, mine, theirs }, index) => (
          <TableRow key={index}>
            <TableCell component="th" scope="row">
              {text(label)}
            </TableCell>
            <TableCell>{mine ? <bdi>{mine}</bdi> : text('Empty')}</TableCell>
            <TableCell>{theirs ? <bdi>{theirs}</bdi> : text('Empty')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
