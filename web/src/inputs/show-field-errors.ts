import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';

/**
 * Shows the server's errors at their inputs, and focuses the first such input.
 *
 * @param focusFirst false if a summary takes the focus: blurring the input would revalidate it and clear the message
 * @returns the messages without an input in this form, to be shown above it
 */
export function showFieldErrors<Form extends FieldValues>(
  { control, setError }: Pick<UseFormReturn<Form>, 'control' | 'setError'>,
  fields: FieldErrors,
  focusFirst = true,
): string[] {
  // An error at a name without an input could never be fixed, and would block the form permanently.
  const hasInput = (name: string) => control._names.mount.has(name as FieldPath<Form>);
  const names = Object.keys(fields);
  names.filter(hasInput).forEach((name, index) => {
    const message = fields[name]?.join(' ');
    setError(name as FieldPath<Form>, { type: 'server', message }, { shouldFocus: focusFirst && index === 0 });
  });
  return names.filter((name) => !hasInput(name)).flatMap((name) => fields[name] ?? []);
}
