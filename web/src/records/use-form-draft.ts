import { useEffect, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOf, keepDraft, type DraftPlace } from './drafts.ts';

interface FormDraft<Form> {
  /** The version on which the values are based: saving them over a newer one asks first. */
  version: number | null;
  values: Form;
}

/**
 * Keeps input in memory and restores it, so that a 401, the idle limit or Back loses nothing.
 * @returns whether the form shows restored input
 */
export function useFormDraft<Form extends FieldValues>(
  { subscribe, reset }: UseFormReturn<Form>,
  version: RefObject<number | null>,
  place: DraftPlace | undefined,
): boolean {
  const { userId, name } = place ?? {};
  const [draft] = useState(() => (place ? draftOf<FormDraft<Form>>(place) : null));
  useEffect(() => {
    if (userId === undefined || name === undefined) {
      return undefined;
    }
    if (draft) {
      version.current = draft.version;
      reset(draft.values, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) {
          keepDraft({ userId, name }, { version: version.current, values } satisfies FormDraft<Form>);
        }
      },
    });
  }, [subscribe, reset, version, draft, userId, name]);
  return draft !== null;
}
