import { PDF, calls, post } from '#shared/answers/calls';
import { PRINT_TO_PDF } from '#shared/printing/print.record';

/** Spec 000 section 7. */
export const PRINTING = calls('/api/printtopdf', 'signed-in', {
  print: post('', {
    about: 'The page as a PDF; its name is in x-filename, percent-encoded.',
    body: PRINT_TO_PDF,
    answers: PDF,
    refuses: ['TOO_LARGE', 'TOO_MANY_REQUESTS'],
  }),
});
