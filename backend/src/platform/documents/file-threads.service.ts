import { Injectable, Logger } from '@nestjs/common';
import { PDF_DAMAGED, PDF_TOO_COMPLEX, TOO_MANY_OWN_UPLOADS, TOO_MANY_UPLOADS } from '#shared/enrollment/upload-rules';
import {
  MOST_PAGE_PIXELS,
  PICTURE_NOT_READ,
  PICTURES_BEING_READ,
  PROOF_TOO_LARGE,
  PROOFS_BEING_MADE,
} from '#shared/follow-ups/proof';
import { LOGO_NOT_SHOWABLE, MOST_LOGO_PIXELS, ONE_LOGO_AT_A_TIME, TOO_MANY_LOGOS } from '#shared/people/agency.record';
import { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { BoundedThreads, threadModule, type ThreadWork } from '../threads/bounded-threads.ts';
import type { PictureTask } from './images/picture-task.ts';
import type { RemadePicture } from './images/remade-png.ts';
import type { PdfCheckOutcome, PdfCheckTask } from './pdf-check/pdf-check-task.ts';
import type { AppendTask } from './pdf/append-task.ts';
import type { BindTask } from './pdf/bind-task.ts';
import type { SpooledFile } from './uploads/spooled-file.ts';

/** Ours. */
const DOCUMENT_TOO_LARGE = 'These files are too large to be put into one document. Download them one by one.';

interface FileWork {
  /** Below platform/documents. */
  module: string;
  limits: Omit<ThreadWork['limits'], 'milliseconds'>;
  refusals: ThreadWork['refusals'];
  /** In the log. */
  failure: string;
}

/** What is done with files of users, what it may cost, and what they are told when it costs more. */
const FILE_WORK = {
  picture: {
    module: 'images/picture-worker',
    limits: { megabytes: 128, atOnce: 2, waiting: 30, perUser: 5 },
    refusals: {
      tooMany: TOO_MANY_LOGOS,
      tooManyOfUser: ONE_LOGO_AT_A_TIME,
      tookTooLong: LOGO_NOT_SHOWABLE,
      tooLarge: LOGO_NOT_SHOWABLE,
      failed: LOGO_NOT_SHOWABLE,
    },
    failure: 'A picture could not be read',
  },
  page: {
    module: 'images/picture-worker',
    limits: { megabytes: 256, atOnce: 2, waiting: 30, perUser: 15 },
    refusals: {
      tooMany: PICTURES_BEING_READ,
      tooManyOfUser: PICTURES_BEING_READ,
      tookTooLong: PICTURE_NOT_READ,
      tooLarge: PICTURE_NOT_READ,
      failed: PICTURE_NOT_READ,
    },
    failure: 'A photographed page could not be read',
  },
  check: {
    module: 'pdf-check/pdf-worker',
    limits: { megabytes: 192, atOnce: 2, waiting: 30, perUser: 15 },
    refusals: {
      tooMany: TOO_MANY_UPLOADS,
      tooManyOfUser: TOO_MANY_OWN_UPLOADS,
      tookTooLong: PDF_TOO_COMPLEX,
      tooLarge: PDF_TOO_COMPLEX,
      failed: PDF_DAMAGED,
    },
    failure: 'A PDF could not be checked',
  },
  append: {
    module: 'pdf/append-worker',
    limits: { megabytes: 256, atOnce: 1, waiting: 10, perUser: 1 },
    refusals: {
      tooMany: 'Many documents are being put together at the moment. Please try again in a minute.',
      tooManyOfUser: 'One of your documents is already being put together. Wait until it is finished, then try again.',
      tookTooLong: DOCUMENT_TOO_LARGE,
      tooLarge: DOCUMENT_TOO_LARGE,
      failed: DOCUMENT_TOO_LARGE,
    },
    failure: 'PDFs could not be put together',
  },
  bind: {
    module: 'pdf/bind-worker',
    // A repeat waits for the first one, and then has nothing left to do.
    limits: { megabytes: 256, atOnce: 1, waiting: 40, perUser: 25 },
    refusals: {
      tooMany: PROOFS_BEING_MADE,
      tooManyOfUser: PROOFS_BEING_MADE,
      tookTooLong: PROOF_TOO_LARGE,
      tooLarge: PROOF_TOO_LARGE,
      failed: PROOF_TOO_LARGE,
    },
    failure: 'Pictures could not be put into a PDF',
  },
} satisfies Record<string, FileWork>;

/** Reads files of users in worker threads. Each kind of work has a queue of its own: TOO_MANY_REQUESTS or UNAVAILABLE when it is full. */
@Injectable()
export class FileThreadsService {
  private readonly logger = new Logger(FileThreadsService.name);
  private readonly pictures: BoundedThreads<PictureTask, RemadePicture | null>;
  private readonly pages: BoundedThreads<PictureTask, RemadePicture | null>;
  private readonly checks: BoundedThreads<PdfCheckTask, PdfCheckOutcome>;
  private readonly appending: BoundedThreads<AppendTask, Uint8Array>;
  private readonly binding: BoundedThreads<BindTask, Uint8Array>;

  constructor({ fileTimeoutMs: milliseconds }: Env) {
    const workOf = ({ module, limits, refusals, failure }: FileWork): ThreadWork => ({
      module: threadModule(`platform/documents/${module}`),
      limits: { ...limits, milliseconds },
      refusals,
      onFailure: (what) => this.logger.warn(`${failure}: ${what}`),
    });
    this.pictures = new BoundedThreads(workOf(FILE_WORK.picture));
    this.pages = new BoundedThreads(workOf(FILE_WORK.page));
    this.checks = new BoundedThreads(workOf(FILE_WORK.check));
    this.appending = new BoundedThreads(workOf(FILE_WORK.append));
    this.binding = new BoundedThreads(workOf(FILE_WORK.bind));
  }

  /** An uploaded picture, written anew. @throws INVALID_INPUT if it is no picture that can be shown */
  async remakePicture(user: SessionUser, content: Buffer): Promise<RemadePicture> {
    const picture = await this.pictures.run(user.id, { content, mostPixels: MOST_LOGO_PIXELS });
    if (!picture) {
      throw new AppError('INVALID_INPUT', LOGO_NOT_SHOWABLE, { file: [LOGO_NOT_SHOWABLE] });
    }
    return picture;
  }

  /** A photographed page, written anew. @throws INVALID_INPUT if it is no picture that can be shown */
  async remakePage(user: SessionUser, content: Buffer): Promise<RemadePicture> {
    const picture = await this.pages.run(user.id, { content, mostPixels: MOST_PAGE_PIXELS });
    if (!picture) {
      throw new AppError('INVALID_INPUT', PICTURE_NOT_READ, { file: [PICTURE_NOT_READ] });
    }
    return picture;
  }

  /**
   * Inspects an uploaded PDF. @throws UNSUPPORTED_TYPE, INVALID_INPUT or TOO_LARGE with what is wrong with the file
   * @returns how many pages it has
   */
  async checkPdf(user: SessionUser, { fd, sizeBytes }: SpooledFile): Promise<number> {
    const outcome = await this.checks.run(user.id, { fd, sizeBytes });
    if ('refused' in outcome) {
      const { code, message } = outcome.refused;
      throw new AppError(code, message, { file: [message] });
    }
    return outcome.pages;
  }

  /**
   * Puts checked PDFs behind a document of our own. A PDF whose pages cannot be copied is named on its divider.
   * @throws TOO_LARGE, INVALID_INPUT
   */
  async appendPdfs(user: SessionUser, task: AppendTask): Promise<Buffer> {
    return Buffer.from(await this.appending.run(user.id, task));
  }

  /** One PDF of pictures that were written anew, a page each. @throws TOO_LARGE, INVALID_INPUT */
  async bindPictures(user: SessionUser, read: () => Promise<BindTask>): Promise<Buffer> {
    return Buffer.from(await this.binding.run(user.id, read));
  }
}
