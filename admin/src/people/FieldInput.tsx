import { BooleanInput, TextInput, type TextInputProps, type Validator } from 'react-admin';
import type { Field, Fields } from '#shared/records/field';

interface FieldInputProps<R extends Fields> extends Omit<TextInputProps, 'source' | 'label' | 'validate'> {
  of: R;
  source: keyof R & string;
  /** For fields that need more than a label. */
  label?: string;
}

/** The input for a text or a flag, derived from its field: label, validation, whether it is required. */
export function FieldInput<R extends Fields>({ of, source, label, helperText = false, ...input }: FieldInputProps<R>) {
  const field = of[source]!;
  const name = label ?? field.label;
  return field.schema.type === 'boolean' ? (
    <BooleanInput source={source} label={name} helperText={helperText} />
  ) : (
    <TextInput
      {...input}
      source={source}
      label={name}
      required={field.problem('') !== null}
      validate={checkOf(field)}
      helperText={helperText}
    />
  );
}

const CHECKS = new WeakMap<Field, Validator[]>();

/** A field's rule as a react-admin validator; a stable array, or react-hook-form registers the input again. */
export function checkOf(field: Field): Validator[] {
  const known = CHECKS.get(field) ?? [
    (value: unknown) => field.problem(field.stored(value ?? field.blank)) ?? undefined,
  ];
  CHECKS.set(field, known);
  return known;
}
