import type { FieldValues } from 'react-hook-form';
import { isMaskedSsn } from '#shared/formats/ssn';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { heldSsnProblem, SSN } from './ssn-format.ts';

/**
 * A social security number: visible while typing, dots after. The form holds nine digits, '' for none, or the mask of the
 * stored number as long as nobody typed; `ssnToSend` (shared/formats/ssn) makes the request's field of it.
 */
export const SsnInput = <Form extends FieldValues>(props: FormattedInputProps<Form>) => (
  <FormattedInput
    {...props}
    format={SSN}
    check={heldSsnProblem}
    inputMode="numeric"
    onFocus={({ target }) => {
      // Typing replaces a stored number as a whole; there is nothing to correct in its mask.
      if (isMaskedSsn(target.value)) {
        target.select();
      }
    }}
  />
);
