import type { ErrorCode } from '#shared/answers/errors';
import type { IsoDate } from '#shared/dates/iso-date';
import type { EnrollmentFile } from '#shared/enrollment/members/import/read-file';

/** What the worker is given. */
export interface FileTask {
  bytes: Uint8Array;
  today: IsoDate;
}

/** What it sends back, once. */
export type FileOutcome = { file: EnrollmentFile } | { refused: { code: ErrorCode; message: string } };
