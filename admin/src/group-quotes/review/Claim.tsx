import { Stack, Typography } from '@mui/material';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { formatInstant } from '#shared/formats/instant';
import { ClaimLine } from '#web/decisions/ClaimLine';
import { AssignTo } from '../../components/quote-queue/AssignTo.tsx';
import { AssignButton } from '../../components/quote-queue/AssignButton.tsx';
import { isFree, isMine, type QueuedQuote } from '../../components/quote-queue/queued-quote.ts';
import { GROUP_QUOTES, type GroupQuoteRecord } from '../group-quotes.api.ts';
import { colleagueOf } from './colleague.ts';

interface ClaimProps {
  overview: EnrollmentOverview;
  /** Its row, which shows a claim before it is saved. */
  listed: GroupQuoteRecord | undefined;
  /** The group. */
  name: string;
  refresh: () => Promise<void>;
}

/** Who works on the quote; a colleague's is taken over only on purpose. */
export function Claim({ overview, listed, name, refresh }: ClaimProps) {
  const { QuoteId, Claim: held } = overview;
  const colleague = colleagueOf(overview);
  const quote: QueuedQuote = listed ?? {
    id: QuoteId,
    Id: QuoteId,
    AssignedToFullname: held?.FullName ?? null,
    AssignedToUsername: held?.Username ?? null,
    AssignedAt: held?.Since ?? null,
  };
  const assign = <AssignTo resource={GROUP_QUOTES} quote={quote} name={name} refresh={refresh} />;
  if (colleague) {
    return (
      <div>
        <ClaimLine quoteId={QuoteId} colleague={colleague} refresh={refresh} />
        {assign}
      </div>
    );
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {wordsOf(quote)}
      </Typography>
      <AssignButton queue={{ resource: GROUP_QUOTES, nameOf: () => name }} quote={quote} refresh={refresh} />
      {assign}
    </Stack>
  );
}

const wordsOf = (quote: QueuedQuote): string =>
  isFree(quote)
    ? 'No one is working on this quote.'
    : `${isMine(quote) ? 'Assigned to you' : `Assigned to ${quote.AssignedToFullname}`} since ${formatInstant(quote.AssignedAt)}.`;
