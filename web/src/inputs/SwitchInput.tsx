import type { FieldValues } from 'react-hook-form';
import { ToggleField, type ToggleProps } from './ToggleField.tsx';

/** Yes or no, in force as soon as the form is saved. The form holds true or false. */
export const SwitchInput = <Form extends FieldValues>(props: ToggleProps<Form>) => (
  <ToggleField {...props} as="switch" />
);
