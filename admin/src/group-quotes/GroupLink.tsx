import { DEFAULT_ENTERPRISE_ID } from '#shared/groups/enterprise-id';
import { nextStep } from '#shared/quotes/next-step';
import { QuoteLink } from '../components/quote-queue/QuoteLink.tsx';
import type { GroupQuoteRecord } from './group-quotes.api.ts';

/** The next step for a quote in this status: staff always have one. */
const quotePath = ({ Id, GroupId, Status }: GroupQuoteRecord): string =>
  nextStep({ status: Status, quoteId: Id, groupId: GroupId, isExternal: false, disableForExternalAgentFlag: false })
    .path!;

/** The group's name links to its quote; below it, the insurer's number. */
export const GroupLink = ({ quote }: { quote: GroupQuoteRecord }) => (
  <QuoteLink
    quoteId={quote.Id}
    path={quotePath(quote)}
    name={quote.GroupName}
    caption={quote.GroupEnterpriseId === DEFAULT_ENTERPRISE_ID ? null : quote.GroupEnterpriseId}
  />
);
