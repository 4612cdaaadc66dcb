import type { FieldValues } from 'react-hook-form';
import { cardExpirationProblem, formatCardExpiration, parseCardExpiration } from '#shared/formats/card-expiration';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { today } from './today.ts';
import { plainText, type TypedFormat } from './typed-format.ts';

const EXPIRATION: TypedFormat = {
  parse: (text) => (parseCardExpiration(text) ? formatCardExpiration(text) : null),
  show: plainText,
};

/** A card's expiration month. The form value is MM/YY, or '' for none. */
export const CardExpirationInput = <Form extends FieldValues>(props: FormattedInputProps<Form>) => (
  <FormattedInput
    hint="MM/YY"
    {...props}
    format={EXPIRATION}
    check={(value) => cardExpirationProblem(String(value), today())}
    inputMode="numeric"
  />
);
