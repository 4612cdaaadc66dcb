import { Stack, Typography } from '@mui/material';
import type { QuoteClaim } from '#shared/enrollment/enrollment.record';
import { formatInstant } from '#shared/formats/instant';
import { ClaimLine } from '#web/decisions/ClaimLine';
import { AssignButton } from '../quote-queue/AssignButton.tsx';
import { AssignTo } from '../quote-queue/AssignTo.tsx';
import { isFree, isMine, type Queue, type QueuedQuote } from '../quote-queue/queued-quote.ts';
import { colleagueOf } from './colleague.ts';

interface ClaimProps {
  resource: Queue['resource'];
  quoteId: number;
  /** Who has it, as the server says. */
  held: QuoteClaim | null;
  /** Its row, which shows a claim before it is saved. */
  listed: QueuedQuote | undefined;
  /** The group, or the applicant. */
  name: string;
  refresh: () => Promise<void>;
}

/** Who works on the quote; a colleague's is taken over only on purpose. */
export function Claim({ resource, quoteId, held, listed, name, refresh }: ClaimProps) {
  const colleague = colleagueOf(held);
  const quote: QueuedQuote = listed ?? {
    id: quoteId,
    Id: quoteId,
    AssignedToFullname: held?.FullName ?? null,
    AssignedToUsername: held?.Username ?? null,
    AssignedAt: held?.Since ?? null,
  };
  const assign = <AssignTo resource={resource} quote={quote} name={name} refresh={refresh} />;
  if (colleague) {
    return (
      <div>
        <ClaimLine quoteId={quoteId} colleague={colleague} refresh={refresh} />
        {assign}
      </div>
    );
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {wordsOf(quote)}
      </Typography>
      <AssignButton queue={{ resource, nameOf: () => name }} quote={quote} refresh={refresh} />
      {assign}
    </Stack>
  );
}

const wordsOf = (quote: QueuedQuote): string =>
  isFree(quote)
    ? 'No one is working on this quote.'
    : `${isMine(quote) ? 'Assigned to you' : `Assigned to ${quote.AssignedToFullname}`} since ${formatInstant(quote.AssignedAt)}.`;
