import { useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { ApiError, hasCode } from '#web/http/api-error';

interface SaveForm<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  onSave: (values: Form) => Promise<void>;
  reload?: () => Promise<Form>;
}

/** Saves and waits for the server: its refusals go to their fields, and someone else's newer version is asked about. */
export function useSaveForm<Form extends FieldValues>({ form, onSave, reload }: SaveForm<Form>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [stale, setStale] = useState<FieldErrors | null>(null);

  const save = async (values: Form) => {
    setProblem(null);
    try {
      await onSave(values);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      const fields = error.body.Fields ?? {};
      if (reload && hasCode(error, 'STALE_VERSION')) {
        setStale(fields);
        return;
      }
      const known = Object.entries(fields).filter(([field]) => field in values);
      known.forEach(([field, [message]], index) =>
        form.setError(field as FieldPath<Form>, { type: 'server', message }, { shouldFocus: index === 0 }),
      );
      setProblem(known.length > 0 ? null : error.message);
    }
  };

  /** Their version under the own changes; or alone. */
  const takeNewest = async (keepsMine: boolean) => {
    const newest = await reload?.();
    if (!newest) {
      return;
    }
    const base = form.formState.defaultValues as Form;
    const mine = form.getValues();
    form.reset(newest as DefaultValues<Form>);
    const changed = Object.keys(newest).filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(base[name]));
    for (const name of keepsMine ? changed : []) {
      form.setValue(name as FieldPath<Form>, mine[name], { shouldDirty: true });
    }
    setStale(null);
  };

  return { save, problem, stale, keepMine: () => void takeNewest(true), takeTheirs: () => void takeNewest(false) };
}
