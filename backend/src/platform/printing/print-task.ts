import type { ErrorCode } from '#shared/answers/errors';
import type { PrintOrientation } from '#shared/printing/print.record';

/** What the worker is given. */
export interface PrintTask {
  bodyHtml: string;
  headerHtml: string;
  headerHeight: number;
  orientation: PrintOrientation;
}

/** What it sends back, once. */
export type PrintOutcome = { pdf: Uint8Array } | { refused: { code: ErrorCode; message: string } };

/** Something about this print that the user can be told. */
export class PrintProblem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}
