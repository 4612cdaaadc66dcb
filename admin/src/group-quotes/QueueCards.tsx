import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { RowCards } from '../components/RowCards.tsx';
import { AssignmentCell } from './AssignmentCell.tsx';
import { GroupLink } from './GroupLink.tsx';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import { NoQuotes } from './NoQuotes.tsx';
import type { QueueView } from './queue-views.ts';

/** The queue on a phone. */
export const QueueCards = ({ view }: { view: QueueView }) => (
  <RowCards<GroupQuoteRecord>
    label={view.title}
    title={(quote) => <GroupLink quote={quote} />}
    facts={(quote) => [
      ['Quote', `${quote.Id}: ${quote.Name}`],
      ['Status', quote.QuoteStatus],
      ['Agent replied', formatInstant(quote.AgentRepliedAt)],
      ['Effective date', formatDayWithoutZeros(quote.EffectiveDate)],
      ['Renewal date', formatDayWithoutZeros(quote.RenewalDate)],
      ['Submitted', formatInstant(quote.SubmittedDate)],
      ['Approval time', formatInstant(quote.ApprovalTime)],
      ['Agents', quote.Agents.join(', ')],
    ]}
    actions={(quote) => <AssignmentCell quote={quote} />}
    empty={<NoQuotes />}
  />
);
