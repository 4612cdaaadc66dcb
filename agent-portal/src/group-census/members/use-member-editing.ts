import { useCallback, useMemo, useRef, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '#web/records/drafts';
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
  /** Input typed in this editor before the user navigated away or was signed out. */
  draft: () => MemberForm | null;
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

/** Which row is being edited. Input is kept in memory, so that navigating away loses nothing. */
export function useMemberEditing(quoteId: number): MemberEditing {
  const { Id: userId } = useUser();
  const place = useMemo(() => ({ userId, name: `group-census-${quoteId}` }), [userId, quoteId]);
  const [start] = useState(() => draftOf<MemberDraft>(place));
  const [target, setTarget] = useState<EditTarget | null>(start?.target ?? null);
  const [opened, setOpened] = useState(0);
  const [unsaved, setUnsaved] = useState(start !== null);
  const editor = useRef<OpenEditor | null>(null);

  const show = useCallback(
    (next: EditTarget | null) => {
      dropDraft(place);
      editor.current = null;
      setUnsaved(false);
      setTarget(next);
      setOpened((count) => count + 1);
    },
    [place],
  );
  const settle = useCallback(async () => (editor.current?.isDirty() ? editor.current.save() : true), []);
  const open = useCallback(
    async (next: EditTarget) => {
      const isFree = await settle();
      if (isFree) {
        show(next);
      }
      return isFree;
    },
    [settle, show],
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
    [place, target],
  );
  const draft = useCallback(() => draftOf<MemberDraft>(place)?.values ?? null, [place]);
  const close = useCallback(() => show(null), [show]);
  const restore = useCallback(
    async (again: EditTarget, values: MemberForm) => {
      if (await settle()) {
        show(again);
        keepDraft(place, { target: again, values });
        setUnsaved(true);
      }
    },
    [settle, show, place],
  );
  const connect = useCallback((opened: OpenEditor | null) => {
    editor.current = opened;
  }, []);
  return { target, opened, draft, unsaved, open, settle, close, restore, connect, keep };
}
