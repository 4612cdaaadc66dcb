import { queryOptions } from '@tanstack/react-query';
import { QUOTES } from '#shared/quotes/quotes.calls';
import { WITH_NOTICE, query } from '#web/http/calls';

/** A group's quotes that this user may see, newest first. Spec 002 section 7, "Quote". */
export const groupQuotesQuery = (groupId: number) =>
  queryOptions({ ...query(QUOTES.listByGroup, { groupId }, WITH_NOTICE), queryKey: ['group-quotes', groupId] });

/** Which quotes can be started for the group. Invalidated together with its quotes. */
export const newQuoteOptionsQuery = (groupId: number) =>
  queryOptions({ ...query(QUOTES.listNewQuoteOptions, { groupId }), queryKey: ['group-quotes', groupId, 'new'] });
