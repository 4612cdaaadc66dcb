import type { MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { formParts } from '../../platform/documents/uploads/form-parts.ts';
import { AppError } from '../../platform/errors.ts';
import { NO_FILE, readFilePart } from '../../quoting/group-census/import/import-request.ts';
import { EMPTY_FILE } from '../../quoting/group-census/import/files/file-problem.ts';
import { INVALID_INPUT, PositiveIdPipe } from '../../platform/http/validation.ts';

export interface FileRequest {
  quoteId: number;
  /** null if none was sent, or an empty one. */
  file: Uint8Array | null;
  /** true = write; false = preview. */
  commit: boolean;
  /** From the preview. */
  stamp: string;
}

const FIELDS = ['quoteId', 'commit', 'stamp'];

/** Reads the parts `quoteId` and `file`, and for writing also `commit` and `stamp`. */
export async function readFileRequest(request: FastifyRequest): Promise<FileRequest> {
  let file: Uint8Array | null = null;
  const fields: Record<string, string> = {};
  if (request.isMultipart()) {
    for await (const part of formParts(request)) {
      if (part.type === 'file') {
        file = await readFilePart(part);
      } else {
        fields[nameOf(part)] = String(part.value);
      }
    }
  } else {
    const { quoteId = '' } = (request.body ?? {}) as { quoteId?: unknown };
    fields['quoteId'] = String(quoteId);
  }
  const quoteId = new PositiveIdPipe().transform(fields['quoteId'] ?? '');
  return { quoteId, file, commit: fields['commit'] === 'true', stamp: fields['stamp'] ?? '' };
}

/** Part names are case-insensitive. */
function nameOf({ fieldname }: MultipartValue): string {
  const name = FIELDS.find((field) => field.toLowerCase() === fieldname.toLowerCase());
  if (!name) {
    throw new AppError('INVALID_INPUT', INVALID_INPUT, { [fieldname]: [`property ${fieldname} should not exist`] });
  }
  return name;
}

/** @throws INVALID_INPUT when the file is missing or empty */
export function fileOf({ file }: FileRequest): Uint8Array {
  const problem = file === null ? NO_FILE : file.length === 0 ? EMPTY_FILE : null;
  if (problem || file === null) {
    throw new AppError('INVALID_INPUT', problem ?? NO_FILE, { file: [problem ?? NO_FILE] });
  }
  return file;
}
