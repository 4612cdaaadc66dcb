const KEY_BYTES = 32;

export interface FieldKey {
  id: string;
  /** 32 bytes. */
  bytes: Buffer;
}

/** FIELD_KEYS as it is written: "id:base64 of 32 bytes", the newest first. An entry of another form has no bytes. */
export const parseFieldKeys = (text: string): FieldKey[] =>
  text.split(',').map((entry) => {
    const [id = '', base64 = ''] = entry.trim().split(':');
    return { id, bytes: Buffer.from(base64, 'base64') };
  });

/** @returns null when FieldEncryption can use the keys */
export function keysProblem(text: string): string | null {
  const keys = parseFieldKeys(text);
  if (keys.some(({ id, bytes }) => !/^[A-Za-z0-9_-]+$/.test(id) || bytes.length !== KEY_BYTES)) {
    return 'FIELD_KEYS must list keys as "id:base64 of 32 bytes", separated by commas.';
  }
  return new Set(keys.map(({ id }) => id)).size < keys.length
    ? 'FIELD_KEYS lists two keys under one id. Give each key an id of its own.'
    : null;
}
