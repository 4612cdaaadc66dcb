import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ActionKind } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { DAILY_ACTION_CALLS } from '#shared/book-of-business/individuals/individual-book.calls';
import { query } from '#web/http/calls';
import { PAGE_SIZE } from './Pager.tsx';

interface ActionsView {
  /** null: all kinds. */
  kind: ActionKind | null;
  /** 1 for the first page. */
  page: number;
}

/** @param agentId SrcAgentId of the book's agent; null for the user's own book */
export function actionsQuery(agentId: string | null, { kind, page }: ActionsView) {
  const first = (page - 1) * PAGE_SIZE;
  const range = JSON.stringify([first, first + PAGE_SIZE - 1]);
  return queryOptions({
    ...query(DAILY_ACTION_CALLS.list, { query: { range, agentId, kind } }),
    placeholderData: keepPreviousData,
  });
}
