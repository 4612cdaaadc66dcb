const KEY_BYTES = 32;

export interface ListedKey {
  id: string;
  /** 32 bytes. */
  bytes: Buffer;
}

/** A setting such as FIELD_KEYS in its written form: "id:base64 of 32 bytes", newest first. An entry of another form has no bytes. */
export const parseKeyList = (text: string): ListedKey[] =>
  text.split(',').map((entry) => {
    const [id = '', base64 = ''] = entry.trim().split(':');
    return { id, bytes: Buffer.from(base64, 'base64') };
  });

/** @returns null when the keys can be used */
export function keyListProblem(variable: string, text: string): string | null {
  const keys = parseKeyList(text);
  if (keys.some(({ id, bytes }) => !/^[A-Za-z0-9_-]{1,32}$/.test(id) || bytes.length !== KEY_BYTES)) {
    return `${variable} must list keys as "id:base64 of 32 bytes", separated by commas.`;
  }
  return new Set(keys.map(({ id }) => id)).size < keys.length
    ? `${variable} lists two keys under one id. Give each key an id of its own.`
    : null;
}
