import { latinDigits } from '#shared/formats/text';

/** How a formatted value is typed, stored and displayed. */
export interface TypedFormat {
  /** The form value for typed text; null when it cannot be parsed (the form then keeps the text itself). */
  parse: (text: string) => string | number | null;
  /** The display value when the field is not being edited. Receives the result of `parse`, or text that could not be parsed. */
  show: (value: unknown) => string;
  /** The value while editing; defaults to `show`. */
  edit?: (value: unknown) => string;
  /** The form value of a blank field; '' by default. */
  blank?: null;
}

/** The form value for typed text. */
export const valueOf = (text: string, { parse, blank }: TypedFormat): unknown =>
  text.trim() === '' ? (blank === undefined ? '' : blank) : (parse(latinDigits(text)) ?? text);

/** Unchanged text, for values that are text or nothing. */
export const plainText = (value: unknown): string => (typeof value === 'string' ? value : '');
