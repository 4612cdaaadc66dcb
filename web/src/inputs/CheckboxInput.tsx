import type { FieldValues } from 'react-hook-form';
import { ToggleField, type ToggleProps } from './ToggleField.tsx';

/** A box to tick, as a statement or one of several; `required` means that it has to be ticked. The form holds true or false. */
export const CheckboxInput = <Form extends FieldValues>(props: ToggleProps<Form>) => (
  <ToggleField {...props} as="checkbox" />
);
