import type { ErrorCode } from '#shared/answers/errors';
import type { PrintOrientation } from '#shared/printing/print.record';

/** The worker's input. */
export interface PrintTask {
  bodyHtml: string;
  headerHtml: string;
  headerHeight: number;
  orientation: PrintOrientation;
}

/** The worker's only reply. */
export type PrintOutcome = { pdf: Uint8Array } | { refused: { code: ErrorCode; message: string } };

/** A problem of this print that can be shown to the user. */
export class PrintProblem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}
