import { setImmediate } from 'node:timers/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { FieldErrors } from '#shared/answers/errors';
import { SENT_MEMBER } from '#shared/census/census.record';
import type { RowCorrections } from '#shared/census/import/corrected-rows';
import { MAX_MEMBERS, tooManyMembers } from '#shared/census/import/import-fields';
import {
  PREVIEW_OPTIONS,
  PREVIEW_TEXT,
  type ChosenColumn,
  type ImportMode,
  type PreviewOptions,
} from '#shared/census/import/import.record';
import type { Fields, Wire } from '#shared/records/field';
import { formParts, formProblem } from '../../../platform/documents/uploads/form-parts.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseOversized } from '../../../platform/http/body-limits.ts';
import { classOf } from '../../../platform/http/body-of.ts';
import { fieldErrors, INVALID_INPUT, validationPipe } from '../../../platform/http/validation.ts';
import { EMPTY_FILE } from './files/file-problem.ts';

export const FILE_TOO_LARGE = 'The file is larger than 10 MB. Copy only the census into a new file and load it again.';
export const NO_FILE = 'Choose a file that holds your census.';

/** A form can only hold texts. */
const JSON_FIELDS = ['Mapping', 'Overrides', 'LeaveOut'];

export interface ImportRequest extends RowCorrections {
  source: Uint8Array | string;
  hasHeader: boolean;
  mapping?: ChosenColumn[];
  mode: ImportMode;
}

/** Reads either shape of a preview: multipart with the part `file` (and Mapping, Mode, Overrides, LeaveOut), or JSON with a pasted text. */
export async function readImportRequest(request: FastifyRequest): Promise<ImportRequest> {
  if (request.isMultipart()) {
    return readUpload(request);
  }
  const { Text, HasHeader, ...options } = await checked(request.body, PREVIEW_TEXT);
  return { source: Text, hasHeader: HasHeader, ...toImportOptions(options) };
}

async function readUpload(request: FastifyRequest): Promise<ImportRequest> {
  let source: Uint8Array | null = null;
  const options: Record<string, unknown> = {};
  for await (const part of formParts(request)) {
    if (part.type === 'file') {
      source = await readFilePart(part);
    } else {
      options[part.fieldname] = fieldValue(part);
    }
  }
  if (!source) {
    throw new AppError('INVALID_INPUT', NO_FILE, { file: [NO_FILE] });
  }
  if (source.length === 0) {
    throw new AppError('INVALID_INPUT', EMPTY_FILE, { file: [EMPTY_FILE] });
  }
  return { source, hasHeader: true, ...toImportOptions(await checked(options, PREVIEW_OPTIONS)) };
}

const toImportOptions = ({ Mapping, Mode = 'append', Overrides, LeaveOut }: PreviewOptions) => ({
  mapping: Mapping,
  mode: Mode,
  overrides: Overrides,
  leaveOut: LeaveOut,
});

/** A copy in memory of its own, so that it can be handed to another thread. */
export async function readFilePart(part: MultipartFile): Promise<Uint8Array> {
  try {
    return Uint8Array.from(await part.toBuffer());
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError('TOO_LARGE', FILE_TOO_LARGE, { file: [FILE_TOO_LARGE] });
    }
    throw formProblem(error);
  }
}

function fieldValue({ fieldname, value }: MultipartValue): unknown {
  if (!JSON_FIELDS.includes(fieldname) || typeof value !== 'string') {
    return value;
  }
  try {
    return JSON.parse(value);
  } catch {
    throw new AppError('INVALID_INPUT', INVALID_INPUT, { [fieldname]: [`${fieldname} must be JSON`] });
  }
}

const checked = <R extends Fields>(body: unknown, fields: R): Promise<Wire<R>> =>
  validationPipe().transform(body ?? {}, { type: 'body', metatype: classOf(fields) });

const MEMBER = classOf(SENT_MEMBER);
/** After so many rows other requests get a turn. */
const ROWS_AT_ONCE = 100;

/** A body that is a list of members: every row is checked like a single one, its faults named as "3.DateOfBirth". */
@Injectable()
export class MembersPipe implements PipeTransform<unknown, Promise<Wire<typeof SENT_MEMBER>[]>> {
  async transform(body: unknown): Promise<Wire<typeof SENT_MEMBER>[]> {
    if (!Array.isArray(body)) {
      throw new AppError('INVALID_INPUT', 'A list of members is expected.');
    }
    if (body.length > MAX_MEMBERS) {
      throw new AppError('TOO_LARGE', tooManyMembers(body.length, MAX_MEMBERS));
    }
    const members: Wire<typeof SENT_MEMBER>[] = [];
    const fields: FieldErrors = {};
    for (const [index, row] of (body as unknown[]).entries()) {
      if (index % ROWS_AT_ONCE === 0) {
        await setImmediate();
      }
      refuseOversized(row, SENT_MEMBER, String(index));
      const member = plainToInstance(MEMBER, row ?? {});
      const errors = await validate(member, {
        whitelist: true,
        forbidNonWhitelisted: true,
        forbidUnknownValues: true,
        validationError: { target: false },
      });
      Object.assign(fields, fieldErrors(errors, `${index}.`));
      members.push(member);
    }
    if (Object.keys(fields).length > 0) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, fields);
    }
    return members;
  }
}
