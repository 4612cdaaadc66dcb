import { useQuery } from '@tanstack/react-query';
import { daysAllowed } from '#shared/sales/review-clock';
import { DaysWaiting } from '../components/quote-queue/DaysWaiting.tsx';
import { rulesQuery } from '../providers/parameters-query.ts';
import type { GroupQuoteRecord } from './group-quotes.api.ts';

/** How long a group's quote has been in its status, against the rule for it. */
export function QueueClock({ quote: { Status, StatusAt } }: { quote: GroupQuoteRecord }) {
  const { data: rules } = useQuery(rulesQuery);
  return <DaysWaiting since={StatusAt} allowed={rules ? daysAllowed(Status, rules) : null} />;
}
