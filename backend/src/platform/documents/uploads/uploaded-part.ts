import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { composed } from '#shared/formats/text';
import { AppError } from '../../errors.ts';
import { STORAGE_UNAVAILABLE } from '../blob-store/blob-store.ts';
import { firstFile, formProblem } from './form-parts.ts';
import { spool, type SpooledFile } from './spooled-file.ts';

/** Allowance for the boundaries and headers around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
/** Of a text beside the file. */
const MOST_FIELD_BYTES = 1024;
/** Errors of this machine's disk, not of the sender. */
const DISK_TROUBLE = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'ENOENT'];

export interface UploadWishes {
  maxBytes: number;
  tooLarge: string;
  /** Not a form, or no file in it. */
  noFile: string;
}

export interface UploadedFile {
  /** As sent: sanitize it. */
  name: string;
  content: SpooledFile;
}

/** A form whose fields have arrived, and whose file has not been read yet. */
export interface UploadForm {
  /** Those before the file, as sent. */
  fields: Record<string, unknown>;
  /** To its end; called at most once. Memory use is constant regardless of its size; the caller closes it. */
  read(): Promise<UploadedFile>;
  /** Lets the rest of the request go by: the answer does not depend on it. */
  leave(): void;
}

/**
 * Reads a form up to its file, so that whoever sends it is known by then.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE without a form, INVALID_INPUT without a file or when it is cut off, as `read` does; that one also
 * UNAVAILABLE without disk
 */
export async function openUploadForm(request: FastifyRequest, wishes: UploadWishes): Promise<UploadForm> {
  const { maxBytes, tooLarge, noFile } = wishes;
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_TYPE', noFile, { file: [noFile] });
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_OVERHEAD_BYTES) {
    throw new AppError('TOO_LARGE', tooLarge, { file: [tooLarge] });
  }
  // Reads one byte more than allowed to detect larger files.
  const options = { limits: { fileSize: maxBytes + 1, fieldSize: MOST_FIELD_BYTES }, throwFileSizeLimit: false };
  const { file: part, fields } = await firstFile(request, options);
  if (!part) {
    throw new AppError('INVALID_INPUT', noFile, { file: [noFile] });
  }
  return {
    fields,
    leave: () => void part.file.resume(),
    read: async () => {
      const content = await spooled(part.file);
      if (content.sizeBytes > maxBytes) {
        await content.close();
        throw new AppError('TOO_LARGE', tooLarge, { file: [tooLarge] });
      }
      return { name: part.filename, content };
    },
  };
}

/** The single file of a form, read to its end. @throws as openUploadForm */
export const readUploadedFile = async (request: FastifyRequest, wishes: UploadWishes): Promise<UploadedFile> =>
  (await openUploadForm(request, wishes)).read();

async function spooled(file: Readable): Promise<SpooledFile> {
  try {
    return await spool(file);
  } catch (error) {
    const isDisk = DISK_TROUBLE.includes((error as NodeJS.ErrnoException).code ?? '');
    throw isDisk ? new AppError('UNAVAILABLE', STORAGE_UNAVAILABLE) : formProblem(error);
  }
}

const LONGEST = 120;
const NAMELESS = 'document';

/** The name of an uploaded PDF as stored and shown. */
export const cleanPdfName = (given: string): string => cleanFileName(given, 'pdf');

/**
 * The name of an uploaded file as stored and shown: the last part of a path, without control and direction characters, on one line, ending
 * in its kind.
 */
export function cleanFileName(given: string, kind: 'pdf' | 'csv'): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = composed(last)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/["*:<>?|]/g, '_')
    .replaceAll(/\s+/gu, ' ')
    .replace(new RegExp(`\\.${kind}$`, 'i'), '')
    .replace(/^[. ]+|[. ]+$/g, '');
  const name = [...plain].slice(0, LONGEST).join('').trim();
  return `${name || NAMELESS}.${kind}`;
}
