import { useCallback, useMemo, useRef, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '#web/records/drafts';
import type { FormDraftState } from '#web/records/use-form-draft';
import { useStoredDraft } from '#web/records/use-stored-draft';
import { useUser } from '../../app/session/use-user.ts';
import type { EditTarget, MemberForm } from './member-form.ts';

/** What the screen can ask of the open editor. */
export interface OpenEditor {
  isDirty: () => boolean;
  /** @returns false when something has to be corrected first */
  save: () => Promise<boolean>;
}

interface MemberDraft {
  target: EditTarget;
  values: MemberForm;
}

export interface MemberEditing {
  target: EditTarget | null;
  /** Increments with each opened editor: each starts fresh. */
  opened: number;
  /** Input typed in this editor before the user navigated away, reloaded the page or was signed out. */
  draft: () => MemberForm | null;
  /** Whether the open editor shows such input, whether it is stored, and whether another tab has other input. */
  kept: Pick<FormDraftState, 'restored' | 'elsewhere'> & { save: FormDraftState['save'] };
  /** The open editor has unsaved changes. */
  unsaved: boolean;
  /** Opens an editor. Saves an open one with changes first; if that is refused, it stays open. */
  open: (target: EditTarget) => Promise<boolean>;
  /** Saves the open editor before an action on the census as a whole. */
  settle: () => Promise<boolean>;
  close: () => void;
  /** Reopens an editor with its earlier input. */
  restore: (target: EditTarget, values: MemberForm) => Promise<void>;
  connect: (editor: OpenEditor | null) => void;
  /** Called on every change of the open form. */
  keep: (values: MemberForm, isDirty: boolean) => void;
}

export const memberDraft = (quoteId: number): string => `group-census-${quoteId}`;

/** Which row is being edited. Unsaved input is kept as a draft, so that navigating away or reloading loses nothing. */
export function useMemberEditing(quoteId: number): MemberEditing {
  const { Id: userId } = useUser();
  const place = useMemo(() => ({ userId, name: memberDraft(quoteId) }), [userId, quoteId]);
  const { draft: stored, state } = useStoredDraft(userId, place.name);
  const [start] = useState(() => draftOf<MemberDraft>(place));
  const editor = useEditor(start, stored?.savedAt ?? null);
  const { target, show, settle, setUnsaved } = editor;
  const begin = useCallback(
    (next: EditTarget | null) => {
      dropDraft(place);
      show(next);
    },
    [place, show],
  );
  const open = useCallback(
    async (next: EditTarget) => {
      const isFree = await settle();
      if (isFree) {
        begin(next);
      }
      return isFree;
    },
    [settle, begin],
  );
  const keep = useCallback(
    (values: MemberForm, isDirty: boolean) => {
      setUnsaved(isDirty);
      if (isDirty && target) {
        keepDraft(place, { target, values });
      } else {
        dropDraft(place);
      }
    },
    [place, target, setUnsaved],
  );
  const draft = useCallback(() => draftOf<MemberDraft>(place)?.values ?? null, [place]);
  const close = useCallback(() => begin(null), [begin]);
  const restore = useCallback(
    async (again: EditTarget, values: MemberForm) => {
      if (await settle()) {
        keepDraft(place, { target: again, values });
        show(again, 'unsaved');
      }
    },
    [settle, show, place],
  );
  const useOther = async () => {
    const found = await stored?.load();
    if (found) {
      keepDraft(place, found.Content);
      show((found.Content as MemberDraft).target, { at: found.SavedAt });
    }
  };
  const elsewhere = state.isElsewhere
    ? { useOther: () => void useOther(), keepThis: () => void stored?.overwrite() }
    : null;
  const { restored, opened, unsaved, connect } = editor;
  const kept = { restored, elsewhere, save: state.save };
  return { target, opened, draft, kept, unsaved, open, settle, close, restore, connect, keep };
}

/** The open editor, which starts with what was restored. */
function useEditor(start: MemberDraft | null, savedAt: string | null) {
  const [target, setTarget] = useState<EditTarget | null>(start?.target ?? null);
  const [restored, setRestored] = useState<FormDraftState['restored']>(start && { at: savedAt });
  const [opened, setOpened] = useState(0);
  const [unsaved, setUnsaved] = useState(start !== null);
  const editor = useRef<OpenEditor | null>(null);
  /** @param input what it starts with: what is stored unless given */
  const show = useCallback((next: EditTarget | null, input?: 'unsaved' | { at: string }) => {
    editor.current = null;
    setUnsaved(input !== undefined);
    setRestored(typeof input === 'object' ? input : null);
    setTarget(next);
    setOpened((count) => count + 1);
  }, []);
  const settle = useCallback(async () => (editor.current?.isDirty() ? editor.current.save() : true), []);
  const connect = useCallback((next: OpenEditor | null) => {
    editor.current = next;
  }, []);
  return { target, restored, opened, unsaved, setUnsaved, show, settle, connect };
}
