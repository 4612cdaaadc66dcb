import type { ErrorCode } from '#shared/answers/errors';

/** The worker's input: an open file of this process. */
export interface PdfCheckTask {
  fd: number;
  sizeBytes: number;
}

/** The worker's only reply. */
export type PdfCheckOutcome = { pages: number } | { refused: { code: ErrorCode; message: string } };

/** A problem of this PDF that can be shown to the user. */
export class PdfProblem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}
