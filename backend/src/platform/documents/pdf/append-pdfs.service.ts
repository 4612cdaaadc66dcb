import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../../config/env.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { BoundedThreads, threadModule } from '../../threads/bounded-threads.ts';
import type { AppendTask } from './append-task.ts';

/** Ours. */
const TOO_LARGE = 'These files are too large to be put into one document. Download them one by one.';
const TOO_MANY_AT_ONCE = 'Many documents are being put together at the moment. Please try again in a minute.';
const ONE_AT_A_TIME = 'One of your documents is already being put together. Wait until it is finished, then try again.';

/** Puts checked PDFs behind a document of our own, in a worker thread. */
@Injectable()
export class AppendPdfsService {
  private readonly logger = new Logger(AppendPdfsService.name);
  private readonly threads: BoundedThreads<AppendTask, Uint8Array>;

  constructor({ fileTimeoutMs }: Env) {
    this.threads = new BoundedThreads({
      module: threadModule('platform/documents/pdf/append-worker'),
      limits: { megabytes: 256, milliseconds: fileTimeoutMs, atOnce: 1, waiting: 10, perUser: 1 },
      refusals: {
        tooMany: TOO_MANY_AT_ONCE,
        tooManyOfUser: ONE_AT_A_TIME,
        tookTooLong: TOO_LARGE,
        tooLarge: TOO_LARGE,
        failed: TOO_LARGE,
      },
      onFailure: (what) => this.logger.warn(`PDFs could not be put together: ${what}`),
    });
  }

  /** A PDF whose pages cannot be copied is named on its divider. Errors: TOO_LARGE, TOO_MANY_REQUESTS, UNAVAILABLE, INVALID_INPUT. */
  async append(user: SessionUser, task: AppendTask): Promise<Buffer> {
    return Buffer.from(await this.threads.run(user.id, task));
  }
}
