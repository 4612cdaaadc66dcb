/** Capital A to Z as small letters. Nothing else changes: the Kelvin sign, for one, is no k. For what tells people apart. */
export const asciiLower = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
