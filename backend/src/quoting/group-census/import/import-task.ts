import type { ErrorCode } from '#shared/answers/errors';
import type { PreviewImportResponse } from '#shared/census/import/import.record';
import type { CensusPreview, PreviewRequest } from '#shared/census/import/preview-census';

/** What the worker is given: the bytes of a file, or a pasted text. */
export type ImportTask = Omit<PreviewRequest, 'sheet'> & {
  source: Uint8Array | string;
  /** The columns of the user's known headers; they count where no mapping is given. */
  layouts: ReadonlyMap<string, string>;
};

export type RecalledPreview = CensusPreview & Pick<PreviewImportResponse, 'Layout' | 'Remembered'>;

/** What it sends back, once. */
export type ImportOutcome = { preview: RecalledPreview } | { refused: { code: ErrorCode; message: string } };
