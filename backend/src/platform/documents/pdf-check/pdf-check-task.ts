import type { ErrorCode } from '#shared/answers/errors';

/** What the worker is given: an open file of this process. */
export interface PdfCheckTask {
  fd: number;
  sizeBytes: number;
}

/** What it sends back, once. */
export type PdfCheckOutcome = { pages: number } | { refused: { code: ErrorCode; message: string } };

/** Something about this PDF that the user can be told. */
export class PdfProblem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}
