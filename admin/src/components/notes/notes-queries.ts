import { infiniteQueryOptions } from '@tanstack/react-query';
import { STAFF_NOTE_CALLS } from '#shared/staff-notes/staff-notes.calls';
import { call } from '#web/http/calls';

export const notesKey = (quoteId: number) => ['staff-notes', quoteId];

/** Newest first. Always stale: colleagues write too. */
export const notesQuery = (quoteId: number) =>
  infiniteQueryOptions({
    queryKey: notesKey(quoteId),
    queryFn: ({ pageParam: before, signal }) => call(STAFF_NOTE_CALLS.list, { quoteId, query: { before } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ Notes, HasOlder }) => (HasOlder ? Notes.at(-1)!.Id : null),
    staleTime: 0,
  });
