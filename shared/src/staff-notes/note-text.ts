import { cleanPunctuation } from '#shared/formats/punctuation';

/** Characters. */
export const NOTE_LIMIT = 2_000;
/** More people in one note are a mailing list. */
export const MAX_MENTIONS = 20;
export const NOTES_PER_PAGE = 20;

export const WRITE_A_NOTE = 'Write the note.';
export const NOTE_TOO_LONG = `Please keep the note within ${NOTE_LIMIT.toLocaleString('en-US')} characters.`;
export const NOTE_WITH_SSN = 'This looks like an SSN, and notes must not contain one. Write its last four digits only.';
export const NOTE_NOT_FOUND = 'This note was not found.';
export const NOT_YOUR_NOTE = 'Only the person who wrote a note can delete it.';

/**
 * Nine digits, plain or separated as SSNs are. Neither a ZIP with its extension nor a tax ID with its dash, nor digits within a reference
 * in hexadecimal.
 */
const SSN = /(?<![\d-])\d{3}([-. ])\d{2}\1\d{4}(?![\d-])|(?<![\da-f-])\d{9}(?![\da-f-])/i;

/** Why this text cannot be a note; null = it can. Never repeats the text. */
export function noteTextProblem(text: string): string | null {
  if (text.trim() === '') {
    return WRITE_A_NOTE;
  }
  if ([...text.trim()].length > NOTE_LIMIT) {
    return NOTE_TOO_LONG;
  }
  return SSN.test(cleanPunctuation(text)) ? NOTE_WITH_SSN : null;
}
