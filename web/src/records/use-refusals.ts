import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { showFieldErrors } from '../inputs/show-field-errors.ts';

/** What is wrong with a record that was to be saved: at its fields, and above the form what has no field. */
export function useRefusals<Form extends FieldValues>(form: UseFormReturn<Form>, focusFirst: boolean) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  return {
    messages,
    /** Grows with each refused attempt. */
    refusals,
    clear: () => setMessages([]),
    /** @param summary said only where no field of the form shows a message */
    refuse: (fields: FieldErrors, summary: string) => {
      const unplaced = showFieldErrors(form, fields, focusFirst);
      const isPlaced = Object.keys(fields).length > unplaced.length;
      setMessages(isPlaced ? unplaced : [...new Set([summary, ...unplaced])]);
      setRefusals((count) => count + 1);
    },
    /** Of rules that ran before anything was sent. */
    correct: (fields: FieldErrors, others: readonly string[]) => {
      setMessages([...showFieldErrors(form, fields, focusFirst), ...others]);
      setRefusals((count) => count + 1);
    },
  };
}
