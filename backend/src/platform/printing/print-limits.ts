export {
  MAX_BODY_CHARACTERS,
  MAX_HEADER_CHARACTERS,
  NOTHING_TO_PRINT,
  TOO_LONG_TO_PRINT,
} from '#shared/printing/print.record';

/** Text only: 100 pages contain less. The time for a paragraph grows with the square of its words. */
export const MAX_TEXT_CHARACTERS = 200_000;
export const MAX_WORDS = 20_000;
export const MAX_ELEMENTS = 20_000;
export const MAX_DEPTH = 64;
export const MAX_PAGES = 100;
export const MAX_IMAGE_PIXELS = 4_000_000;

export const TOO_MUCH_TEXT = 'This has more text than can be printed at once. Please print less of it.';
export const ONE_PRINT_AT_A_TIME =
  'One of your pages is already being printed. Wait until it is finished, then print again.';
export const TOO_MANY_ELEMENTS = 'This has too many parts to be printed. Please print less of it.';
export const TOO_DEEP = 'This page is nested too deeply to be printed.';
export const TOO_MANY_PAGES = `This would fill more than ${MAX_PAGES} pages. Please print less of it.`;
export const PRINT_TOOK_TOO_LONG = 'Printing took too long. Please print less of it.';
export const CANNOT_BE_PRINTED = 'This page cannot be printed. Please use the print command of your browser.';
export const TOO_MANY_PRINTS = 'Many pages are being printed at the moment. Please try again in a minute.';
