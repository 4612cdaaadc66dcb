type Query = Record<string, unknown>;

const LEFT_BY_THE_BROWSER = /[!'()*]/g;

/** What stands after the `?` of an address; a name that comes twice has all its values. */
export function parse(search: string): Query {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(given.keys())].sort().map((name) => {
      const values = given.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** The names in order, so that the same list has the same address; what is undefined is left out. */
export const stringify = (query: Query): string =>
  Object.keys(query)
    .sort()
    .flatMap((name) => [query[name]].flat().flatMap((value) => pairOf(name, value)))
    .join('&');

function pairOf(name: string, value: unknown): string[] {
  if (value === undefined) {
    return [];
  }
  return [value === null ? encoded(name) : `${encoded(name)}=${encoded(String(value))}`];
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    LEFT_BY_THE_BROWSER,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
