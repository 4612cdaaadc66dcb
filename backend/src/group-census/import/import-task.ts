import type { ErrorCode } from '#shared/contract/errors';
import type { CensusPreview, PreviewRequest } from '#shared/census/import/preview-census';

/** What the worker is given: the bytes of a file, or a pasted text. */
export type ImportTask = Omit<PreviewRequest, 'sheet'> & { source: Uint8Array | string };

/** What it sends back, once. */
export type ImportOutcome = { preview: CensusPreview } | { refused: { code: ErrorCode; message: string } };
