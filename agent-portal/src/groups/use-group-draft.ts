import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftOf, dropDraft, keepDraft } from '../app/drafts/drafts.ts';
import { useUser } from '../app/session/use-user.ts';
import type { GroupForm } from './group-form.ts';

interface GroupDraft {
  /** The form shows what was typed here earlier. */
  restored: boolean;
  drop: () => void;
}

/** Keeps what is typed in the page's memory and brings it back, so that a 401, the idle limit or Back loses nothing. */
export function useGroupDraft({ subscribe, reset }: UseFormReturn<GroupForm>, name: string): GroupDraft {
  const { Id } = useUser();
  const [draft] = useState(() => draftOf<GroupForm>(Id, name));
  useEffect(() => {
    if (draft) {
      reset(draft, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) {
          keepDraft(Id, name, values);
        }
      },
    });
  }, [subscribe, reset, draft, Id, name]);
  return { restored: draft !== null, drop: () => dropDraft(Id, name) };
}
