import type { FieldValues } from 'react-hook-form';
import { ToggleField, type ToggleProps } from './ToggleField.tsx';

/** A checkbox, as a statement or one of several; `required` means that it must be checked. */
export const CheckboxInput = <Form extends FieldValues>(props: ToggleProps<Form>) => (
  <ToggleField {...props} as="checkbox" />
);
