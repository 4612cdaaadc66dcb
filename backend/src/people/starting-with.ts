/** A LIKE pattern for texts that begin so; used with ESCAPE '!'. */
export const startingWith = (text: string): string => `${escaped(text)}%`;

/** The same for a word inside of a text. */
export const wordStartingWith = (text: string): string => `% ${escaped(text)}%`;

const escaped = (text: string): string => text.trim().replace(/[!%_]/g, '!$&');
