import { Stack, Typography } from '@mui/material';
import type { QuoteClaim } from '#shared/enrollment/enrollment.record';
import { formatInstant } from '#shared/formats/instant';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { ClaimLine } from '#web/decisions/ClaimLine';
import { AssignButton } from '../quote-queue/AssignButton.tsx';
import { AssignTo } from '../quote-queue/AssignTo.tsx';
import { isDone, isFree, isMine, type Queue, type QueuedQuote } from '../quote-queue/queued-quote.ts';
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
