import { record, type Sent } from '#shared/records/field';
import { code, number, optional, text } from '#shared/records/kinds';

/** The maximum size of one print. A plan's details with all rates take a tenth of it. */
export const MAX_BODY_CHARACTERS = 1_048_576;
export const MAX_HEADER_CHARACTERS = 102_400;
export const MAX_HEADER_HEIGHT_POINTS = 200;
const LONGEST_FILE_NAME = 255;
export const NOTHING_TO_PRINT = 'There is nothing to print.';
export const TOO_LONG_TO_PRINT =
  'This is too long to be printed: at most 1 MB of text, and 100 KB at the top of each page.';

export const PRINT_ORIENTATIONS = ['portrait', 'landscape'] as const;
export type PrintOrientation = (typeof PRINT_ORIENTATIONS)[number];

const atMost = (most: number) => (html: string) => (html.length > most ? TOO_LONG_TO_PRINT : null);
const BODY = text('Body html', {
  problem: atMost(MAX_BODY_CHARACTERS),
  about: 'HTML of what is printed. Scripts, addresses and everything that would be fetched is left out.',
  example: '<h1>Gold 500</h1><p>PPO</p>',
});
const ORIENTATION = code('Orientation', PRINT_ORIENTATIONS);

/**
 * POST /api/printtopdf. Spec 000 section 3, "Print-to-PDF request"; the response is the PDF. Checks shape only: clean-html decides
 * which HTML may be printed.
 */
export const PRINT_TO_PDF = record('PrintBody', {
  bodyHtml: { ...BODY, problem: (html) => (html === undefined || html === '' ? NOTHING_TO_PRINT : BODY.problem(html)) },
  headerHTML: optional(
    text('Header html', {
      problem: atMost(MAX_HEADER_CHARACTERS),
      about: 'HTML that is at the top of every page.',
      example: '<b>Priority Quote</b>',
    }),
  ),
  fileName: optional(
    text('File name', {
      max: LONGEST_FILE_NAME,
      problem: () => null,
      about: 'With or without .pdf.',
      example: 'plan.pdf',
    }),
  ),
  headerHeight: optional(
    number('Header height', {
      min: 0,
      max: MAX_HEADER_HEIGHT_POINTS,
      about: 'Height that is kept free for the header, in points (72 to an inch).',
      example: 40,
    }),
  ),
  orientation: optional({
    ...ORIENTATION,
    stored: (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  }),
});

export type PrintToPdfRequest = Sent<typeof PRINT_TO_PDF>;
