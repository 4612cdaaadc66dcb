import { asciiLower } from '#shared/formats/text';

/** A lower-case LIKE pattern for a prefix; compare it with LOWER. Use it with ESCAPE '!'. */
export const startingWith = (text: string): string => `${escaped(text)}%`;

/** Same for a word inside a text. */
export const wordStartingWith = (text: string): string => `% ${escaped(text)}%`;

const escaped = (text: string): string => asciiLower(text.trim()).replace(/[!%_]/g, '!$&');
