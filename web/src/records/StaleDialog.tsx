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

/** A field in words, so that two versions can be read side by side. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

export interface StaleChoice {
  /** What differs; null when the record was removed. */
  rows: readonly Difference[] | null;
  /** What to know before a removed record is added again; without it, that cannot be done. */
  addAgain?: string;
  takeTheirs: () => void;
  keepMine: () => void;
}

interface StaleDialogProps extends StaleChoice {
  /** What users call the record: "group", "member". */
  noun: string;
}

/** Someone else saved first: both versions side by side, and the user decides. Closing it would lose the choice. */
export function StaleDialog({ noun, rows, addAgain, takeTheirs, keepMine }: StaleDialogProps) {
  const id = useId();
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
        Someone else {isRemoved ? 'removed' : 'changed'} this {noun}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {isRemoved
            ? `It was removed after you opened it. ${addAgain ?? 'Your changes can no longer be saved.'}`
            : 'It was saved after you opened it. Your changes are not saved yet.'}
        </DialogContentText>
        {rows && rows.length > 0 && <Differences rows={rows} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs}>{isRemoved ? 'Leave it removed' : 'Use theirs'}</Button>
        {(!isRemoved || addAgain) && (
          <Button variant="contained" onClick={keepMine}>
            {isRemoved ? 'Add again with my values' : 'Save mine instead'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const Differences = ({ rows }: { rows: readonly Difference[] }) => (
  <Table sx={{ '& td, & th': { overflowWrap: 'anywhere' } }}>
    <TableHead>
      <TableRow>
        <TableCell>Field</TableCell>
        <TableCell>Yours</TableCell>
        <TableCell>Theirs</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ label, mine, theirs }) => (
        <TableRow key={label}>
          <TableCell component="th" scope="row">
            {label}
          </TableCell>
          <TableCell>{mine || 'Empty'}</TableCell>
          <TableCell>{theirs || 'Empty'}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
