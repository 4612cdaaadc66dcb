import { useId } from 'react';
import {
  useController,
  type FieldPathValue,
  type FieldPath,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import { useShownError } from '../shell/shown-errors.ts';
import { requireFieldName } from './field-name.ts';
import { isBlank, requiredText, type FieldProps, type Finding } from './field-props.ts';
import { useReading } from '../shell/reading.ts';

export interface NamedField {
  name: string;
  /** Unique on the page, for labels and descriptions. */
  id: string;
  value: unknown;
  setValue: (value: unknown) => void;
  /** Called on blur: from now on the field's errors show. */
  leave: () => void;
  /** Ref of the element to focus when the field is invalid. */
  ref: RefCallBack;
  /** In the language of the page, as are the hint and the message. */
  label: string;
  hint: string | undefined;
  message: string | undefined;
  invalid: boolean;
}

/**
 * Binds one input to its form; all inputs use it. Only the calling input re-renders when its value changes.
 *
 * @param check validates a nonblank value; blank values are covered by `required`
 */
export function useNamedField<Form extends FieldValues>(
  { name, label, required = false, requiredMessage, hint }: FieldProps<Form>,
  check: (value: unknown) => Finding = () => null,
): NamedField {
  const id = useId();
  const { text } = useReading();
  const validate = (value: unknown): true | string | Promise<true | string> => {
    if (isBlank(value)) {
      return required ? requiredText({ label, requiredMessage }) : true;
    }
    const finding = check(value);
    return finding instanceof Promise ? finding.then((message) => message ?? true) : (finding ?? true);
  };
  const { field, fieldState } = useController<Form>({ name: requireFieldName(name, label), rules: { validate } });
  useShownError(fieldState.invalid);
  const message = fieldState.error?.message;
  return {
    name: field.name,
    id,
    value: field.value,
    setValue: (value) => field.onChange(value as FieldPathValue<Form, FieldPath<Form>>),
    leave: field.onBlur,
    ref: field.ref,
    label: text(label),
    hint: hint && text(hint),
    message: message && text(message),
    invalid: fieldState.invalid,
  };
}
