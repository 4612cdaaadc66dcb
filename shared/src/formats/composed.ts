/**
 * The form in which text is stored and compared (Unicode's NFC): a letter with its accent is one character. File names and programs of a
 * Mac write "é" as two, which look the same and are not equal.
 */
export const composed = (text: string): string => text.normalize('NFC');

/** Equal for names that people read as the same: case, surrounding spaces, and how an accent was written do not matter. */
export const nameToCompare = (name: string): string => composed(name).trim().toLowerCase();
