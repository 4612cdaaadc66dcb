import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ActionKind } from '#shared/book-of-business/individuals/today/action-kinds';
import type { DailyActions } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { inScreen } from '#web/http/in-screen';
import { PAGE_SIZE } from '../Pager.tsx';

interface ActionsView {
  /** null: all kinds. */
  kind: ActionKind | null;
  /** 1 for the first page. */
  page: number;
}

/** @param agentId SrcAgentId of the book's agent; null for the user's own book */
export function actionsQuery(agentId: string | null, { kind, page }: ActionsView) {
  const first = (page - 1) * PAGE_SIZE;
  const query = new URLSearchParams({
    range: JSON.stringify([first, first + PAGE_SIZE - 1]),
    ...(agentId !== null && { agentId }),
    ...(kind !== null && { kind }),
  });
  return queryOptions({
    queryKey: ['daily-actions', agentId, kind, page],
    queryFn: inScreen<DailyActions>(`/api/BobIndividual/GetActions?${query}`),
    placeholderData: keepPreviousData,
  });
}
