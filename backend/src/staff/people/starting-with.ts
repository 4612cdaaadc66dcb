import { asciiLower } from '#shared/formats/ascii-lower';

/** A LIKE pattern for texts that begin so, in small letters: identifiers are compared by LOWER. Used with ESCAPE '!'. */
export const startingWith = (text: string): string => `${escaped(text)}%`;

/** The same for a word inside of a text. */
export const wordStartingWith = (text: string): string => `% ${escaped(text)}%`;

const escaped = (text: string): string => asciiLower(text.trim()).replace(/[!%_]/g, '!$&');
