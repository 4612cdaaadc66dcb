import { useEffect, useRef, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import type { DraftPlace } from './stored-draft.ts';
import type { FormDraftState } from './use-form-draft.ts';
import { useStoredDraft } from './use-stored-draft.ts';

export interface FormDraft<Form> {
  /** Of the record on which the values are based. */
  version: number;
  values: Form;
}

/**
 * What an autosaving form has typed and not saved yet. The server's copy was read before the form opened (`useLoadedDraft`).
 *
 * @param show puts a draft into the form; true if it contains something that cannot be saved yet
 */
export function useAutosaveDraft<Form>({ userId, name }: DraftPlace, show: (draft: FormDraft<Form>) => boolean) {
  const { draft: stored, state } = useStoredDraft(userId, name);
  const [restored, setRestored] = useState<FormDraftState['restored']>(null);
  // A save that creates the record outlives its place.
  const place = useRef({ userId, name });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    place.current = { userId, name };
    return () => {
      isOpen.current = false;
    };
  }, [userId, name]);
  const restore = () => {
    const kept = draftOf<FormDraft<Form>>(place.current);
    if (kept) {
      // What is saved in a moment needs no note.
      setRestored(show(kept) ? { at: stored?.savedAt ?? null } : null);
    }
  };
  const useOther = async () => {
    const found = await stored?.load();
    if (found) {
      keepDraft(place.current, found.Content);
      restore();
    }
  };
  return {
    save: state.save,
    restored,
    elsewhere: state.isElsewhere ? { useOther: () => void useOther(), keepThis: () => void stored?.overwrite() } : null,
    restore,
    keep: (draft: FormDraft<Form>, isSoonSaved: boolean) => keepDraft(place.current, draft, isSoonSaved),
    /** False for a form that was left by signing out: nothing of it may come back to the page. */
    mayKeep: () => isOpen.current || draftOf(place.current) !== null,
    drop: () => {
      setRestored(null);
      dropDraft(place.current);
    },
  };
}
