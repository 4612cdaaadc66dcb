import { Injectable, Logger } from '@nestjs/common';
import type { PrintToPdfRequest } from '#shared/printing/print.record';
import { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { BoundedThreads, threadModule } from '../threads/bounded-threads.ts';
import { printFileName } from './print-file-name.ts';
import * as limit from './print-limits.ts';
import { hasTooMuchText } from './print-text.ts';
import type { PrintOutcome, PrintTask } from './print-task.ts';

/** Reserved for a header without a given height. */
const HEADER_HEIGHT_POINTS = 36;

@Injectable()
export class PrintToPdfService {
  private readonly logger = new Logger(PrintToPdfService.name);
  private readonly threads: BoundedThreads<PrintTask, PrintOutcome>;

  constructor({ printTimeoutMs }: Env) {
    this.threads = new BoundedThreads({
      module: threadModule('platform/printing/worker/print-worker'),
      limits: { megabytes: 256, milliseconds: printTimeoutMs, atOnce: 2, waiting: 8, perUser: 1 },
      refusals: {
        tooMany: limit.TOO_MANY_PRINTS,
        tooManyOfUser: limit.ONE_PRINT_AT_A_TIME,
        tookTooLong: limit.PRINT_TOOK_TOO_LONG,
        tooLarge: limit.TOO_MANY_ELEMENTS,
        failed: limit.CANNOT_BE_PRINTED,
      },
      onFailure: (what) => this.logger.warn(`A page could not be printed: ${what}`),
    });
  }

  /**
   * Makes a PDF of a page's HTML in a worker thread; it fetches, reads and stores nothing. Errors: INVALID_INPUT and TOO_LARGE with what is
   * wrong; TOO_MANY_REQUESTS while a page of the same user is printed; UNAVAILABLE when too many are queued.
   * Source: spec 000 section 7, "POST /api/printtopdf".
   */
  async print(user: SessionUser, request: PrintToPdfRequest): Promise<FileAnswer> {
    const headerHtml = request.headerHTML ?? '';
    if (hasTooMuchText(request.bodyHtml) || hasTooMuchText(headerHtml)) {
      throw new AppError('TOO_LARGE', limit.TOO_MUCH_TEXT);
    }
    const outcome = await this.threads.run(user.id, {
      bodyHtml: request.bodyHtml,
      headerHtml,
      headerHeight: request.headerHeight ?? (headerHtml ? HEADER_HEIGHT_POINTS : 0),
      orientation: request.orientation ?? 'portrait',
    });
    if ('refused' in outcome) {
      throw new AppError(outcome.refused.code, outcome.refused.message);
    }
    return {
      fileName: printFileName(request.fileName ?? undefined),
      contentType: 'application/pdf',
      body: Buffer.from(outcome.pdf.buffer, outcome.pdf.byteOffset, outcome.pdf.byteLength),
    };
  }
}
