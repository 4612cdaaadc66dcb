import { Injectable, Logger } from '@nestjs/common';
import type { EnrollmentFile } from '#shared/enrollment/members/import/read-file';
import { AppError } from '../../../platform/errors.ts';
import { TOO_MANY_IMPORTS, TOO_MANY_OWN_IMPORTS } from '../../../quoting/group-census/import/census-reader.ts';
import {
  DAMAGED_FILE,
  TOOK_TOO_LONG,
  UNPACKS_TOO_LARGE,
} from '../../../quoting/group-census/import/files/file-problem.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { BoundedThreads, threadModule } from '../../../platform/threads/bounded-threads.ts';
import type { FileOutcome, FileTask } from './file-task.ts';

/** Reads an enrollment workbook, apart from everything else. */
@Injectable()
export class EnrollmentFileReader {
  private readonly logger = new Logger(EnrollmentFileReader.name);
  private readonly threads = new BoundedThreads<FileTask, FileOutcome>({
    module: threadModule(import.meta.url, 'enrollment-file-worker'),
    limits: { megabytes: 128, milliseconds: 20_000, atOnce: 2, waiting: 20, perUser: 5 },
    refusals: {
      tooMany: TOO_MANY_IMPORTS,
      tooManyOfUser: TOO_MANY_OWN_IMPORTS,
      tookTooLong: TOOK_TOO_LONG,
      tooLarge: UNPACKS_TOO_LARGE,
      failed: DAMAGED_FILE,
    },
    onFailure: (what) => this.logger.warn(`An enrollment file could not be read: ${what}`),
  });

  /**
   * Errors: INVALID_INPUT, UNSUPPORTED_TYPE or TOO_LARGE with what is wrong with the file; TOO_MANY_REQUESTS or UNAVAILABLE when too
   * many wait.
   */
  async read(user: SessionUser, task: FileTask): Promise<EnrollmentFile> {
    const outcome = await this.threads.run(user.id, task, [task.bytes.buffer as ArrayBuffer]);
    if ('refused' in outcome) {
      throw new AppError(outcome.refused.code, outcome.refused.message);
    }
    return outcome.file;
  }
}
