import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { QuoteClaim } from '#shared/enrollment/enrollment.record';
import { formatInstant } from '#shared/formats/instant';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { heldBy, isSameUsername } from '#shared/sales/assignment';
import type { Colleague } from '#shared/sales/assignment.record';
import { ClaimLine } from '#web/decisions/ClaimLine';
import { AssignButton } from '../quote-queue/AssignButton.tsx';
import { AssignDialog } from '../quote-queue/AssignDialog.tsx';
import { useAssignmentActions } from '../quote-queue/assignment-actions.ts';
import {
  asOf,
  isColleagues,
  isDone,
  isFree,
  isMine,
  type Queue,
  type QueuedQuote,
} from '../quote-queue/queued-quote.ts';
import { useUndoable } from '../undo/use-undoable.ts';
import { colleagueOf } from './colleague.ts';

interface ClaimProps {
  resource: Queue['resource'];
  quoteId: number;
  status: QuoteStatus;
  /** Who has it, as the server says. */
  held: QuoteClaim | null;
  /** Its row, which shows a claim before it is saved. */
  listed: QueuedQuote | undefined;
  /** The group, or the applicant. */
  name: string;
  refresh: () => Promise<void>;
}

/** Who works on the quote; a colleague's is taken over only on purpose. */
export function Claim({ resource, quoteId, status, held, listed, name, refresh }: ClaimProps) {
  const colleague = colleagueOf(held);
  const quote: QueuedQuote = listed ?? {
    id: quoteId,
    Id: quoteId,
    Status: status,
    AssignedToFullname: held?.FullName ?? null,
    AssignedToUsername: held?.Username ?? null,
    AssignedAt: held?.Since ?? null,
  };
  const isOpen = !isDone(quote);
  return (
    <Stack direction="row" useFlexGap spacing={1} data-key="c" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {colleague && isOpen ? (
        <ClaimLine quoteId={quoteId} colleague={colleague} refresh={refresh} />
      ) : (
        <>
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            {wordsOf(quote)}
          </Typography>
          <AssignButton queue={{ resource, nameOf: () => name }} quote={quote} refresh={refresh} />
        </>
      )}
      {/* Whatever becomes of the claim, its dialog stays. */}
      <AssignTo resource={resource} quote={quote} name={name} isOffered={isOpen} refresh={refresh} />
    </Stack>
  );
}

const wordsOf = (quote: QueuedQuote): string =>
  isFree(quote)
    ? 'No one is working on this quote.'
    : `${isMine(quote) ? 'Assigned to you' : `Assigned to ${quote.AssignedToFullname}`} since ${formatInstant(quote.AssignedAt)}.`;

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
function AssignTo({ resource, quote, name, isOffered, refresh }: AssignToProps) {
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
