import { useQuery } from '@tanstack/react-query';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { daysAllowed, type QuoteLine } from '#shared/sales/review-clock';
import { rulesQuery } from '../../providers/parameters-query.ts';
import { DaysWaiting } from './DaysWaiting.tsx';

interface QueueClockProps {
  line: QuoteLine;
  quote: { Status: QuoteStatus; StatusAt: string };
}

/** How long a quote has been in its status, against the rule for it. */
export function QueueClock({ line, quote: { Status, StatusAt } }: QueueClockProps) {
  const { data: rules } = useQuery(rulesQuery);
  return <DaysWaiting since={StatusAt} allowed={rules ? daysAllowed(line, Status, rules) : null} />;
}
