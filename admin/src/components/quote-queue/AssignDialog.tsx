import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import type { Colleague } from '#shared/sales/assignment.record';
import { query } from '#web/http/calls';

interface AssignDialogProps {
  title: string;
  /** What colleagues already have. */
  warning: ReactNode;
  isOffered: (colleague: Colleague) => boolean;
  /** Nothing that is left to assign. */
  isOut?: boolean;
  onAssign: (colleague: Colleague) => void;
  onClose: () => void;
}

/** To which colleague. */
export function AssignDialog({ title, warning, isOffered, isOut = false, onAssign, onClose }: AssignDialogProps) {
  const { data: colleagues = [], error, isPending } = useQuery(query(ASSIGNMENT_CALLS.list));
  const [chosen, setChosen] = useState<Colleague | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {warning && (
          <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {warning}
          </Alert>
        )}
        <Autocomplete
          options={colleagues.filter(isOffered)}
          loading={isPending}
          value={chosen}
          onChange={(_event, colleague) => setChosen(colleague)}
          getOptionKey={({ Username }) => Username}
          getOptionLabel={({ FullName }) => FullName}
          isOptionEqualToValue={(one, other) => one.Username === other.Username}
          noOptionsText="No matches"
          renderInput={(params) => <TextField {...params} label="Colleague" margin="dense" autoFocus />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isOut || chosen === null} onClick={() => chosen && onAssign(chosen)}>
          Assign
        </Button>
      </DialogActions>
    </Dialog>
  );
}
