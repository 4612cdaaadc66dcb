import type { FieldPath, FieldValues } from 'react-hook-form';

/** What every input of a form takes. */
export interface FieldProps<Form extends FieldValues> {
  /** The field's name on the wire, so that the server's messages find it: "Address.General.City". */
  name: FieldPath<Form>;
  label: string;
  required?: boolean;
  /** In place of "{label} is required." */
  requiredMessage?: string;
  /** A line under the field while there is no error. */
  hint?: string;
  /** Cannot be changed now; keeps its value in the form. */
  disabled?: boolean;
}

/** A message, or null when the value is fine. */
export type Finding = string | null | Promise<string | null>;

/** Nothing was entered. "No" (false) and zero are answers. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** What an empty required field says. */
export const requiredText = ({ label, requiredMessage }: { label: string; requiredMessage?: string }): string =>
  requiredMessage ?? `${label} is required.`;
