import { queryOptions } from '@tanstack/react-query';
import { QUOTES } from '#shared/quotes/quotes.calls';
import { query } from '#web/http/calls';

/** The group's quotes, newest first. */
export const groupQuotesQuery = (groupId: number) =>
  queryOptions({ ...query(QUOTES.listByGroup, { groupId }), queryKey: ['group-quotes', groupId] });
