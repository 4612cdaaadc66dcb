import { Button } from '@mui/material';
import { useState } from 'react';
import { heldBy, isSameUsername } from '#shared/sales/assignment';
import type { Colleague } from '#shared/sales/assignment.record';
import { useUndoable } from '../undo/use-undoable.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { useAssignmentActions } from './assignment-actions.ts';
import { asOf, isColleagues, type Queue, type QueuedQuote } from './queued-quote.ts';

interface AssignToProps {
  resource: Queue['resource'];
  quote: QueuedQuote;
  /** The group, or the applicant. */
  name: string;
  /** Otherwise only a dialog that is open already stays. */
  isOffered: boolean;
  /** Refetches what shows the assignment. */
  refresh: () => unknown;
}

/** Gives the quote to a colleague. Sent when it can no longer be undone, so that no one begins work that is taken back. */
export function AssignTo({ resource, quote, name, isOffered, refresh }: AssignToProps) {
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
      {isOffered && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Assign to…
        </Button>
      )}
      {isOpen && (
        <AssignDialog
          title={`Assign ${name}`}
          warning={
            isColleagues(quote) && heldBy({ fullName: quote.AssignedToFullname ?? '', since: quote.AssignedAt ?? '' })
          }
          isOffered={({ Username }) => !isSameUsername(Username, quote.AssignedToUsername)}
          onAssign={assign}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
