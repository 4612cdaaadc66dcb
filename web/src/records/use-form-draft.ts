import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import type { DraftPlace } from './stored-draft.ts';
import type { SaveState } from './use-save-state.ts';
import { useStoredDraft } from './use-stored-draft.ts';

interface FormDraft<Form> {
  /** The version on which the values are based: saving them over a newer one asks first. */
  version: number | null;
  values: Form;
}

export interface FormDraftState {
  /** The form shows restored input, typed at this time; null where it was in this page's memory only. */
  restored: { at: string | null } | null;
  /** Undefined for a form without a draft on the server. */
  save: SaveState | undefined;
  /** Another tab or device has a draft of this form: which one counts? Null otherwise. */
  elsewhere: { useOther: () => void; keepThis: () => void } | null;
  /** Removes the draft, and whether the form shows one. */
  drop: () => void;
}

interface DraftedForm<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  version: RefObject<number | null>;
  place: DraftPlace | undefined;
  /** The restored input is based on another version than the one that was loaded. */
  onOutdated: () => void;
}

/** Keeps input and restores it, so that a 401, the idle limit, Back, a reload or another device loses nothing. */
export function useFormDraft<Form extends FieldValues>(drafted: DraftedForm<Form>): FormDraftState {
  const { form, version, place, onOutdated } = drafted;
  const { userId, name } = place ?? {};
  const { draft: stored, state } = useStoredDraft(userId, name);
  const [inMemory] = useState(() => (place ? draftOf<FormDraft<Form>>(place) : null));
  const [restored, setRestored] = useState<FormDraftState['restored']>(inMemory && { at: stored?.savedAt ?? null });

  const show = (draft: FormDraft<Form>): void => {
    const isOutdated = draft.version !== version.current;
    version.current = draft.version;
    form.reset(draft.values, { keepDefaultValues: true });
    if (isOutdated) {
      onOutdated();
    }
  };
  const load = async (isWanted: () => boolean): Promise<void> => {
    const found = await stored?.load().catch(() => null);
    if (found && isWanted()) {
      show(found.Content as FormDraft<Form>);
      setRestored({ at: found.SavedAt });
    }
  };
  useKeptInput(drafted, { begin: () => inMemory && show(inMemory), load: inMemory || !stored ? null : load });
  return {
    restored,
    save: stored ? state.save : undefined,
    elsewhere: state.isElsewhere
      ? {
          useOther: () => void load(() => true),
          keepThis: () => void stored?.overwrite(),
        }
      : null,
    drop: () => {
      setRestored(null);
      if (place) {
        dropDraft(place);
      }
    },
  };
}

interface Beginning {
  begin: () => void;
  load: ((isWanted: () => boolean) => Promise<void>) | null;
}

/** Restores at first, and keeps what is typed from then on. What has been typed before the server answered stays. */
function useKeptInput<Form extends FieldValues>(
  { form, version, place }: DraftedForm<Form>,
  { begin, load }: Beginning,
): void {
  const { userId, name } = place ?? {};
  const { subscribe } = form;
  const start = useEffectEvent((isWanted: () => boolean) => {
    begin();
    void load?.(isWanted);
  });
  useEffect(() => {
    if (userId === undefined || name === undefined) {
      return undefined;
    }
    let isUntouched = true;
    start(() => isUntouched);
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) {
          isUntouched = false;
          keepDraft({ userId, name }, { version: version.current, values } satisfies FormDraft<Form>);
        }
      },
    });
    return () => {
      isUntouched = false;
      stop();
    };
  }, [subscribe, version, userId, name]);
}
