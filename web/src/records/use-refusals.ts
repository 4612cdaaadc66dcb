import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { showFieldErrors } from '../inputs/show-field-errors.ts';

/** The errors of a record that could not be saved: at its fields, and above the form those without a field. */
export function useRefusals<Form extends FieldValues>(form: UseFormReturn<Form>, focusFirst: boolean) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  return {
    messages,
    /** Increments with each refused attempt. */
    refusals,
    clear: () => setMessages([]),
    /** @param summary shown only if no field of the form shows a message */
    refuse: (fields: FieldErrors, summary: string) => {
      const unplaced = showFieldErrors(form, fields, focusFirst);
      const isPlaced = Object.keys(fields).length > unplaced.length;
      setMessages(isPlaced ? unplaced : [...new Set([summary, ...unplaced])]);
      setRefusals((count) => count + 1);
    },
    /** For rules that ran before anything was sent. */
    correct: (fields: FieldErrors, others: readonly string[]) => {
      setMessages([...showFieldErrors(form, fields, focusFirst), ...others]);
      setRefusals((count) => count + 1);
    },
  };
}
