import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { hold, type Change } from './pending-changes.ts';

interface SentChange extends Pick<Change, 'resource' | 'ids' | 'preview'> {
  send: (isLeaving: boolean) => Promise<unknown>;
  /** Refetches what the change affected; by default the resource's lists. */
  refresh?: () => unknown;
  onRefused?: (reason: string) => void;
}

interface UndoableChange extends SentChange {
  /** What happened: "Released Acme." */
  message: string;
}

interface Sending {
  change: SentChange;
  isLeaving: boolean;
}

export interface Undoable {
  /** Shows the change immediately and sends it when it can no longer be undone: Undo needs no request. */
  later: (change: UndoableChange) => void;
  /** Sends a change immediately, because others must see it. Once saved, Undo sends the opposite. */
  now: (change: SentChange) => Promise<boolean>;
  /** Offers Undo for a change that is already saved. */
  offer: (saved: Pick<Change, 'resource' | 'ids'> & { message: string }, opposite: SentChange) => void;
}

/** Row changes with Undo; on a refusal, shows the message and restores the row. */
export function useUndoable(): Undoable {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ change, isLeaving }: Sending) => change.send(isLeaving),
    onError: ({ message }, { change }) => {
      notify(message, { type: 'error' });
      change.onRefused?.(message);
    },
    onSettled: (_result, error, { change: { resource, refresh } }) =>
      refresh && !error ? refresh() : queryClient.invalidateQueries({ queryKey: [resource, 'getList'] }),
  });
  return useMemo(() => {
    /** @returns whether it was saved */
    const send = (change: SentChange, isLeaving: boolean) =>
      mutateAsync({ change, isLeaving }).then(
        () => true,
        () => false,
      );
    const now: Undoable['now'] = async (change) => {
      let isSaved = false;
      const commit = async (isLeaving: boolean) => void (isSaved = await send(change, isLeaving));
      await hold({ ...change, commit }).commit();
      return isSaved;
    };
    return {
      now,
      later: ({ message, ...change }) => {
        const pending = hold({ ...change, commit: (isLeaving) => send(change, isLeaving) });
        notify(message, { type: 'success', undoable: true, pending });
      },
      offer: ({ message, ...rows }, opposite) => {
        const pending = hold({ ...rows, takeBack: () => void now(opposite) });
        notify(message, { type: 'success', undoable: true, pending });
      },
    };
  }, [mutateAsync, notify]);
}
