import type { ErrorCode } from '#shared/answers/errors';
import type { PreviewImportResponse } from '#shared/census/import/import.record';
import type { CensusPreview, PreviewRequest } from '#shared/census/import/preview-census';
import type { IsoDate } from '#shared/dates/iso-date';
import type { EnrollmentFile } from '#shared/enrollment/members/import/read-file';

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
