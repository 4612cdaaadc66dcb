import type { FieldPath, FieldValues } from 'react-hook-form';

export interface FieldProps<Form extends FieldValues> {
  /** The field's wire name, so that the server's messages match it: "Address.General.City". */
  name: FieldPath<Form>;
  label: string;
  required?: boolean;
  /** Replaces "{label} is required." */
  requiredMessage?: string;
  /** A line below the field while there is no error. */
  hint?: string;
  /** Read-only for now; keeps its form value. */
  disabled?: boolean;
}

/** A message, or null when the value is valid. */
export type Finding = string | null | Promise<string | null>;

/** Nothing was entered. "No" (false) and zero are answers. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The message for an empty required field. */
export const requiredText = ({ label, requiredMessage }: { label: string; requiredMessage?: string }): string =>
  requiredMessage ?? `${label} is required.`;
