import type { FieldErrors, FieldValues } from 'react-hook-form';

export interface ErrorLine {
  /** The field's name in the form: "Address.General.City". */
  name: string;
  message: string;
}

/** The form's errors as one list, in the order of the form's values. */
export function errorLines(errors: FieldErrors<FieldValues>, prefix = ''): ErrorLine[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = `${prefix}${key}`;
    if (!error || key === 'root') {
      return [];
    }
    return typeof error.message === 'string'
      ? [{ name, message: error.message }]
      : errorLines(error as FieldErrors<FieldValues>, `${name}.`);
  });
}
