import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

export const FORM_BROKEN = 'The upload was interrupted, or its form cannot be read. Please try again.';

type FormOptions = Parameters<FastifyRequest['parts']>[0];

/**
 * The parts of a form, one after another. Every route that takes a form reads it here: whatever the parser says about a form that breaks
 * off or that it cannot read is the sender's fault.
 * @throws INVALID_INPUT
 */
export async function* formParts(request: FastifyRequest, options?: FormOptions): AsyncGenerator<Multipart, void> {
  try {
    for await (const part of request.parts(options)) {
      if ((part.fieldname as string | undefined) === undefined) {
        throw new Error('A part has no name.');
      }
      yield part;
    }
  } catch (error) {
    throw formProblem(error);
  }
}

/** The first file of a form, unread, and the fields before it; null if it has none. @throws INVALID_INPUT */
export async function firstFile(
  request: FastifyRequest,
  options?: FormOptions,
): Promise<{ file: MultipartFile | null; fields: Record<string, unknown> }> {
  const fields: Record<string, unknown> = {};
  for await (const part of formParts(request, options)) {
    if (part.type === 'file') {
      return { file: part, fields };
    }
    fields[part.fieldname] = part.value;
  }
  return { file: null, fields };
}

/** What an error of the parser means to the sender; those with a status of their own, of limits, stay. */
export const formProblem = (error: unknown): Error =>
  ((error as { statusCode?: number }).statusCode ?? 500) < 500
    ? (error as Error)
    : new AppError('INVALID_INPUT', FORM_BROKEN, { file: [FORM_BROKEN] });
