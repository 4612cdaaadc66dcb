import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AddedStaffNote, AddStaffNoteRequest, StaffNotesResponse } from '#shared/staff-notes/staff-note.record';
import { getJson, sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

export const notesKey = (quoteId: number) => ['staff-notes', quoteId];

/** Newest first. Always stale: colleagues write too. */
export const notesQuery = (quoteId: number) =>
  infiniteQueryOptions({
    queryKey: notesKey(quoteId),
    queryFn: ({ pageParam: before, signal }) =>
      getJson<StaffNotesResponse>(
        `/api/sales/GetStaffNotes/${quoteId}${before === null ? '' : `?before=${before}`}`,
        signal,
        IN_SCREEN,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ Notes, HasOlder }) => (HasOlder ? Notes.at(-1)!.Id : null),
    staleTime: 0,
  });

/** @param key of what the user intends: a repeat writes no second note */
export const addNote = (quoteId: number, note: AddStaffNoteRequest, key: string): Promise<AddedStaffNote> =>
  sendJson('POST', `/api/sales/AddStaffNote/${quoteId}`, note, { ...IN_SCREEN, idempotencyKey: key });

export const deleteNote = (id: number): Promise<void> =>
  sendJson('PUT', `/api/sales/DeleteStaffNote/${id}`, {}, IN_SCREEN);
