interface Phrases {
  [key: string]: string | Phrases;
}
type Values = Partial<Record<string, unknown>>;

const PLACEHOLDER = /%\{(.*?)\}/g;
const BETWEEN_FORMS = '||||';

/** Phrases in English: a placeholder is filled, one of two forms is chosen by `smart_count`; an unknown key says itself. */
export default class Polyglot {
  readonly #phrases: ReadonlyMap<string, string>;

  constructor({ phrases }: { phrases: Phrases }) {
    this.#phrases = new Map(flattened(phrases));
  }

  t(key: string, options: Values | number = {}): string {
    const values = typeof options === 'number' ? { smart_count: options } : options;
    const phrase = this.#phrases.get(key) ?? (typeof values['_'] === 'string' ? values['_'] : key);
    return formOf(phrase, values).replace(PLACEHOLDER, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name] ?? placeholder) : placeholder,
    );
  }
}

const flattened = (phrases: Phrases, prefix = ''): [string, string][] =>
  Object.entries(phrases).flatMap(([key, phrase]): [string, string][] =>
    typeof phrase === 'string' ? [[prefix + key, phrase]] : flattened(phrase, `${prefix}${key}.`),
  );

function formOf(phrase: string, { smart_count: count }: Values): string {
  if (count == null) {
    return phrase;
  }
  const [one = '', many] = phrase.split(BETWEEN_FORMS);
  return (count === 1 ? one : (many ?? one)).trim();
}
