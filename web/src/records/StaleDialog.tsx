import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useId, type ReactNode } from 'react';

interface StaleDialogProps {
  title: string;
  children: ReactNode;
  /** Null while their version is on its way. */
  rows: readonly { label: string; mine: string; theirs: string }[] | null;
  takeLabel: string;
  keepLabel: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved first: both versions side by side, and the user decides. Closing it would lose the choice. */
export function StaleDialog({ title, children, rows, ...choice }: StaleDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 0 } } } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {children}
        </DialogContentText>
        {rows === null ? <Skeleton height={120} /> : rows.length > 0 && <Differences rows={rows} />}
      </DialogContent>
      <DialogActions>
        <Button disabled={rows === null} onClick={choice.onTakeTheirs}>
          {choice.takeLabel}
        </Button>
        <Button disabled={rows === null} variant="contained" onClick={choice.onKeepMine}>
          {choice.keepLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Differences = ({ rows }: { rows: NonNullable<StaleDialogProps['rows']> }) => (
  <Table>
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
