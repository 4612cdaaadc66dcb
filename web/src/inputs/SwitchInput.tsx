import type { FieldValues } from 'react-hook-form';
import { ToggleField, type ToggleProps } from './ToggleField.tsx';

/** Yes or no, which takes effect when the form is saved. The form value is true or false. */
export const SwitchInput = <Form extends FieldValues>(props: ToggleProps<Form>) => (
  <ToggleField {...props} as="switch" />
);
