import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { BoundedThreads, threadModule } from '../../../platform/threads/bounded-threads.ts';
import { DAMAGED_FILE, TOOK_TOO_LONG, UNPACKS_TOO_LARGE } from './files/file-problem.ts';
import type { ImportOutcome, ImportTask, RecalledPreview } from './import-task.ts';

export const TOO_MANY_IMPORTS = 'Many files are being read at the moment. Please try again in a minute.';
export const TOO_MANY_OWN_IMPORTS = 'Several of your files are being read already. Try again when they are finished.';

/** Reads a census from a file or a pasted text, apart from everything else. */
@Injectable()
export class CensusReader {
  private readonly logger = new Logger(CensusReader.name);
  private readonly threads = new BoundedThreads<ImportTask, ImportOutcome>({
    module: threadModule(import.meta.url, 'census-worker'),
    limits: { megabytes: 128, milliseconds: 20_000, atOnce: 2, waiting: 20, perUser: 5 },
    refusals: {
      tooMany: TOO_MANY_IMPORTS,
      tooManyOfUser: TOO_MANY_OWN_IMPORTS,
      tookTooLong: TOOK_TOO_LONG,
      tooLarge: UNPACKS_TOO_LARGE,
      failed: DAMAGED_FILE,
    },
    onFailure: (what) => this.logger.warn(`A census file could not be read: ${what}`),
  });

  /**
   * Errors: INVALID_INPUT, UNSUPPORTED_TYPE or TOO_LARGE with what is wrong with the file; TOO_MANY_REQUESTS or UNAVAILABLE when too
   * many wait.
   */
  async read(user: SessionUser, task: ImportTask): Promise<RecalledPreview> {
    const transferList = typeof task.source === 'string' ? [] : [task.source.buffer as ArrayBuffer];
    const outcome = await this.threads.run(user.id, task, transferList);
    if ('refused' in outcome) {
      throw new AppError(outcome.refused.code, outcome.refused.message);
    }
    return outcome.preview;
  }
}
