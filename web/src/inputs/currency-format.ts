import { dollarsFromCents, formatDollars, parseCurrency } from '#shared/formats/currency';
import { plainText, type TypedFormat } from './typed-format.ts';

/** Dollars as sent over the wire; displayed as $1,234.56, edited as 1234.56. */
export const CURRENCY: TypedFormat = {
  parse: (text) => {
    const cents = parseCurrency(text);
    return cents === null ? null : dollarsFromCents(cents);
  },
  show: (value) => (typeof value === 'number' ? formatDollars(value) : plainText(value)),
  edit: (value) => (typeof value === 'number' ? value.toFixed(2) : plainText(value)),
  blank: null,
};
