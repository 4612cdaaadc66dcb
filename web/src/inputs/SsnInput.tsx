import type { FieldValues } from 'react-hook-form';
import { isMaskedSsn } from '#shared/formats/ssn';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { heldSsnProblem, SSN } from './ssn-format.ts';

/**
 * A Social Security number: visible while typing, dots afterwards. The form value is nine digits, '' for none, or the mask of the
 * stored number until something is typed; `ssnToSend` (shared/formats/ssn) converts it for the request.
 */
export const SsnInput = <Form extends FieldValues>(props: FormattedInputProps<Form>) => (
  <FormattedInput
    {...props}
    format={SSN}
    check={heldSsnProblem}
    inputMode="numeric"
    onFocus={({ target }) => {
      // Typing replaces a stored number entirely; its mask cannot be edited.
      if (isMaskedSsn(target.value)) {
        target.select();
      }
    }}
  />
);
