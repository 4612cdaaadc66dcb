import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import type { GroupForm } from './group-form.ts';

export interface GroupSave {
  /** Runs the work with the form's values. A second call while one is running does nothing. */
  run: (values: GroupForm, work: (values: GroupForm) => Promise<void>) => Promise<void>;
  /** What the server said of the group as a whole. */
  messages: readonly string[];
  refusals: number;
  /** Somebody else saved the group since it was loaded. */
  stale: boolean;
  settle: () => void;
}

/** Saving from the form: refusals end up at their fields and in the summary above. */
export function useGroupSave(form: UseFormReturn<GroupForm>): GroupSave {
  const isRunning = useRef(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [stale, setStale] = useState(false);
  const refuse = (error: unknown) => {
    const unplaced = showFieldErrors(form, fieldErrorsOf(error), false);
    const hasFields = Object.keys(fieldErrorsOf(error)).length > unplaced.length;
    setMessages(hasFields ? unplaced : [...new Set([errorMessage(error), ...unplaced])]);
    setRefusals((count) => count + 1);
  };
  return {
    run: async (values, work) => {
      if (isRunning.current) {
        return;
      }
      isRunning.current = true;
      setMessages([]);
      try {
        await work(values);
      } catch (error) {
        if (isStale(error)) {
          setStale(true);
        } else {
          refuse(error);
        }
      } finally {
        isRunning.current = false;
      }
    },
    messages,
    refusals,
    stale,
    settle: () => setStale(false),
  };
}
