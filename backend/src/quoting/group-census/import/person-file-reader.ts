import { Injectable, Logger } from '@nestjs/common';
import type { ErrorCode } from '#shared/answers/errors';
import type { PreviewImportResponse } from '#shared/census/import/import.record';
import type { CensusPreview, PreviewRequest } from '#shared/census/import/preview-census';
import type { IsoDate } from '#shared/dates/iso-date';
import type { EnrollmentFile } from '#shared/enrollment/members/import/read-file';
import { Env } from '../../../platform/config/env.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { BoundedThreads, threadModule } from '../../../platform/threads/bounded-threads.ts';
import { DAMAGED_FILE, TOOK_TOO_LONG, UNPACKS_TOO_LARGE } from './files/file-problem.ts';

/** A census: the bytes of a file, or a pasted text. */
export type CensusTask = Omit<PreviewRequest, 'sheet'> & {
  kind: 'census';
  source: Uint8Array | string;
  /** The columns of the user's known headers; they count where no mapping is given. */
  layouts: ReadonlyMap<string, string>;
};

export interface EnrollmentTask {
  kind: 'enrollment';
  source: Uint8Array;
  today: IsoDate;
}

/** The worker's input. */
export type PersonFileTask = CensusTask | EnrollmentTask;

export type RecalledPreview = CensusPreview & Pick<PreviewImportResponse, 'Layout' | 'Remembered'>;

/** The worker's only reply. */
export type PersonFileOutcome =
  { read: RecalledPreview | EnrollmentFile } | { refused: { code: ErrorCode; message: string } };

const TOO_MANY_IMPORTS = 'Many files are being read at the moment. Please try again in a minute.';
const TOO_MANY_OWN_IMPORTS = 'Several of your files are being read already. Try again when they are finished.';

/** Reads a census or an enrollment file, or a pasted census, apart from everything else. */
@Injectable()
export class PersonFileReader {
  private readonly logger = new Logger(PersonFileReader.name);
  private readonly threads: BoundedThreads<PersonFileTask, PersonFileOutcome>;

  constructor({ fileTimeoutMs }: Env) {
    this.threads = new BoundedThreads({
      module: threadModule('quoting/group-census/import/person-file-worker'),
      limits: { megabytes: 128, milliseconds: fileTimeoutMs, atOnce: 2, waiting: 20, perUser: 5 },
      refusals: {
        tooMany: TOO_MANY_IMPORTS,
        tooManyOfUser: TOO_MANY_OWN_IMPORTS,
        tookTooLong: TOOK_TOO_LONG,
        tooLarge: UNPACKS_TOO_LARGE,
        failed: DAMAGED_FILE,
      },
      onFailure: (what) => this.logger.warn(`A file of people could not be read: ${what}`),
    });
  }

  readCensus(user: SessionUser, task: Omit<CensusTask, 'kind'>): Promise<RecalledPreview> {
    return this.read(user, { kind: 'census', ...task }) as Promise<RecalledPreview>;
  }

  readEnrollment(user: SessionUser, task: Omit<EnrollmentTask, 'kind'>): Promise<EnrollmentFile> {
    return this.read(user, { kind: 'enrollment', ...task }) as Promise<EnrollmentFile>;
  }

  /**
   * Errors: INVALID_INPUT, UNSUPPORTED_TYPE or TOO_LARGE with what is wrong with the file; TOO_MANY_REQUESTS or UNAVAILABLE when too many
   * are queued.
   */
  private async read(user: SessionUser, task: PersonFileTask): Promise<RecalledPreview | EnrollmentFile> {
    const transferList = typeof task.source === 'string' ? [] : [task.source.buffer as ArrayBuffer];
    const outcome = await this.threads.run(user.id, task, transferList);
    if ('refused' in outcome) {
      throw new AppError(outcome.refused.code, outcome.refused.message);
    }
    return outcome.read;
  }
}
