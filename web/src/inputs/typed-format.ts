/** How a value that has a form of its own is typed, kept and shown. */
export interface TypedFormat {
  /** The value that the form keeps of typed text; null when it cannot be read (the form then keeps the text itself). */
  parse: (text: string) => string | number | null;
  /** The value when the field is not being edited. Gets what `parse` gave, or text that could not be read. */
  show: (value: unknown) => string;
  /** The value while it is edited; `show` where left out. */
  edit?: (value: unknown) => string;
  /** What the form keeps of a blank field; '' where left out. */
  blank?: null;
}

/** What the form keeps of typed text. */
export const valueOf = (text: string, { parse, blank }: TypedFormat): unknown =>
  text.trim() === '' ? (blank === undefined ? '' : blank) : (parse(text) ?? text);

/** Text as it stands, for values that are text or nothing. */
export const plainText = (value: unknown): string => (typeof value === 'string' ? value : '');
