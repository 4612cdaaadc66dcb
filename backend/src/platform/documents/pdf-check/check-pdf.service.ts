import { Injectable, Logger } from '@nestjs/common';
import { PDF_DAMAGED, PDF_TOO_COMPLEX, TOO_MANY_OWN_UPLOADS, TOO_MANY_UPLOADS } from '#shared/enrollment/upload-rules';
import { Env } from '../../config/env.ts';
import { AppError } from '../../errors.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { BoundedThreads, threadModule } from '../../threads/bounded-threads.ts';
import type { SpooledFile } from '../uploads/spooled-file.ts';
import type { PdfCheckOutcome, PdfCheckTask } from './pdf-check-task.ts';

/** Inspects uploaded PDFs in a worker thread. */
@Injectable()
export class CheckPdfService {
  private readonly logger = new Logger(CheckPdfService.name);
  private readonly threads: BoundedThreads<PdfCheckTask, PdfCheckOutcome>;

  constructor({ fileTimeoutMs }: Env) {
    this.threads = new BoundedThreads({
      module: threadModule('platform/documents/pdf-check/pdf-worker'),
      limits: { megabytes: 192, milliseconds: fileTimeoutMs, atOnce: 2, waiting: 30, perUser: 15 },
      refusals: {
        tooMany: TOO_MANY_UPLOADS,
        tooManyOfUser: TOO_MANY_OWN_UPLOADS,
        tookTooLong: PDF_TOO_COMPLEX,
        tooLarge: PDF_TOO_COMPLEX,
        failed: PDF_DAMAGED,
      },
      onFailure: (what) => this.logger.warn(`A PDF could not be checked: ${what}`),
    });
  }

  /**
   * Errors: UNSUPPORTED_TYPE, INVALID_INPUT or TOO_LARGE with what is wrong with the file; TOO_MANY_REQUESTS or UNAVAILABLE when too many
   * are queued.
   */
  async check(user: SessionUser, { fd, sizeBytes }: SpooledFile): Promise<void> {
    const outcome = await this.threads.run(user.id, { fd, sizeBytes });
    if ('refused' in outcome) {
      const { code, message } = outcome.refused;
      throw new AppError(code, message, { file: [message] });
    }
  }
}
