/** Lowercases A to Z only. Everything else is unchanged: the Kelvin sign, for example, is not a k. For identifiers of people. */
export const asciiLower = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
