import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { storedDraftOf, type StoredDraft, type StoredDraftState } from './stored-draft.ts';
import { useRetryWhenBack } from './use-retry-when-back.ts';

const NEVER = () => () => {};
const NOT_STORED: StoredDraftState = { save: { kind: 'nothing' }, isElsewhere: false };

/** The server's copy of a draft while its form is on screen: repeated after a failure, and written at once when the form is left. */
export function useStoredDraft(userId: number | undefined, name: string | undefined) {
  const draft = useMemo<StoredDraft | null>(
    () => (userId === undefined || name === undefined ? null : storedDraftOf({ userId, name })),
    [userId, name],
  );
  const state = useSyncExternalStore(draft?.subscribe ?? NEVER, () => draft?.state ?? NOT_STORED);
  useRetryWhenBack(state.save);
  useEffect(() => () => draft?.leave(), [draft]);
  return { draft, state };
}
