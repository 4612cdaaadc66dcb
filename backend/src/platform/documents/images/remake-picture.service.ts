import { Injectable, Logger } from '@nestjs/common';
import { LOGO_NOT_SHOWABLE, MOST_LOGO_PIXELS, ONE_LOGO_AT_A_TIME, TOO_MANY_LOGOS } from '#shared/people/agency.record';
import { Env } from '../../config/env.ts';
import { AppError } from '../../errors.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { BoundedThreads, threadModule } from '../../threads/bounded-threads.ts';
import type { PictureTask } from './picture-task.ts';
import type { RemadePicture } from './remade-picture.ts';

/** Writes uploaded pictures anew, in a worker thread. */
@Injectable()
export class RemakePictureService {
  private readonly logger = new Logger(RemakePictureService.name);
  private readonly threads: BoundedThreads<PictureTask, RemadePicture | null>;

  constructor({ fileTimeoutMs }: Env) {
    this.threads = new BoundedThreads({
      module: threadModule('platform/documents/images/picture-worker'),
      limits: { megabytes: 128, milliseconds: fileTimeoutMs, atOnce: 2, waiting: 30, perUser: 5 },
      refusals: {
        tooMany: TOO_MANY_LOGOS,
        tooManyOfUser: ONE_LOGO_AT_A_TIME,
        tookTooLong: LOGO_NOT_SHOWABLE,
        tooLarge: LOGO_NOT_SHOWABLE,
        failed: LOGO_NOT_SHOWABLE,
      },
      onFailure: (what) => this.logger.warn(`A picture could not be read: ${what}`),
    });
  }

  /** Errors: INVALID_INPUT if it is no picture that can be shown; TOO_MANY_REQUESTS or UNAVAILABLE when too many are queued. */
  async remake(user: SessionUser, content: Buffer): Promise<RemadePicture> {
    const picture = await this.threads.run(user.id, { content, mostPixels: MOST_LOGO_PIXELS });
    if (!picture) {
      throw new AppError('INVALID_INPUT', LOGO_NOT_SHOWABLE, { file: [LOGO_NOT_SHOWABLE] });
    }
    return picture;
  }
}
