import { BooleanInput, TextInput, type TextInputProps, type Validator } from 'react-admin';
import type { Field, Fields } from '#shared/records/field';

interface FieldInputProps<R extends Fields> extends Omit<TextInputProps, 'source' | 'label' | 'validate'> {
  of: R;
  source: keyof R & string;
  /** Where more is to be said than the field is called. */
  label?: string;
}

/** The input of a text or a flag, made of its field: label, rule, whether it is required. */
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

/** The rule of a field, as react-admin's inputs ask it; the same array each time, or react-hook-form registers the input again. */
export function checkOf(field: Field): Validator[] {
  const known = CHECKS.get(field) ?? [
    (value: unknown) => field.problem(field.stored(value ?? field.blank)) ?? undefined,
  ];
  CHECKS.set(field, known);
  return known;
}
