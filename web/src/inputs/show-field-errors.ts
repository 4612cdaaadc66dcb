import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';

/**
 * Shows at each input what the server found wrong with it, and puts the focus in the first such input.
 *
 * @param focusFirst false where a summary takes the focus: an input that is left again would be checked, and lose the message
 * @returns the messages for which this form has no input, to be shown above it
 */
export function showFieldErrors<Form extends FieldValues>(
  { control, setError }: Pick<UseFormReturn<Form>, 'control' | 'setError'>,
  fields: FieldErrors,
  focusFirst = true,
): string[] {
  // An error at a name without an input could never be corrected, and would block the form for good.
  const hasInput = (name: string) => control._names.mount.has(name as FieldPath<Form>);
  const names = Object.keys(fields);
  names.filter(hasInput).forEach((name, index) => {
    const message = fields[name]?.join(' ');
    setError(name as FieldPath<Form>, { type: 'server', message }, { shouldFocus: focusFirst && index === 0 });
  });
  return names.filter((name) => !hasInput(name)).flatMap((name) => fields[name] ?? []);
}
