import type { ChangedQuote } from '#shared/business-rules/rule-impact.record';
import { individualPath } from '#shared/individuals/individual-next-step';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { nextStep } from '#shared/quotes/next-step';
import { groupStatusLabel } from '#shared/quotes/quote-status';

/** Where staff continue the quote in the portal. */
export function quotePath({ QuoteId, GroupId, IsFfm, Status }: ChangedQuote): string {
  if (GroupId === null) {
    return individualPath({ quoteId: QuoteId, status: Status, isFfm: IsFfm });
  }
  const { path } = nextStep({
    status: Status,
    quoteId: QuoteId,
    groupId: GroupId,
    isExternal: false,
    disableForExternalAgentFlag: false,
  });
  return path ?? '/dashboard';
}

export const statusText = ({ GroupId, Status }: ChangedQuote): string =>
  GroupId === null ? individualStatusLabel(Status, 'sales') : groupStatusLabel(Status, 'internal');
