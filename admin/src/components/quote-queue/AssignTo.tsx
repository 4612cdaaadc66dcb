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
import { useId, useState } from 'react';
import { heldBy, isSameUsername } from '#shared/sales/assignment';
import type { Colleague } from '#shared/sales/assignment.record';
import { useUndoable } from '../undo/use-undoable.ts';
import { colleaguesQuery, useAssignmentActions } from './assignment.api.ts';
import { asOf, isFree, isMine, type Queue, type QueuedQuote } from './queued-quote.ts';

interface AssignToProps {
  resource: Queue['resource'];
  quote: QueuedQuote;
  /** The group, or the applicant. */
  name: string;
  /** Refetches what shows the assignment. */
  refresh: () => unknown;
}

/** Gives the quote to a colleague. Sent when it can no longer be undone, so that no one begins work that is taken back. */
export function AssignTo({ resource, quote, name, refresh }: AssignToProps) {
  const [isOpen, setOpen] = useState(false);
  const { later } = useUndoable();
  const { assignQuote } = useAssignmentActions();
  const assign = (colleague: Colleague) => {
    setOpen(false);
    later({
      ...{ resource, ids: [quote.id], refresh, preview: asOf(colleague) },
      send: (isLeaving) => assignQuote(quote, colleague, isLeaving),
      message: `Assigned ${name} to ${colleague.FullName}.`,
    });
  };
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Assign to…
      </Button>
      {isOpen && <AssignDialog quote={quote} name={name} onAssign={assign} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AssignDialogProps extends Pick<AssignToProps, 'quote' | 'name'> {
  onAssign: (colleague: Colleague) => void;
  onClose: () => void;
}

function AssignDialog({ quote, name, onAssign, onClose }: AssignDialogProps) {
  const id = useId();
  const { data: colleagues = [], error, isPending } = useQuery(colleaguesQuery);
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const others = colleagues.filter(({ Username }) => !isSameUsername(Username, quote.AssignedToUsername));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Assign {name}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!isFree(quote) && !isMine(quote) && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {heldBy({ fullName: quote.AssignedToFullname ?? '', since: quote.AssignedAt ?? '' })}
          </Alert>
        )}
        <Autocomplete
          options={others}
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
        <Button variant="contained" disabled={chosen === null} onClick={() => chosen && onAssign(chosen)}>
          Assign
        </Button>
      </DialogActions>
    </Dialog>
  );
}
