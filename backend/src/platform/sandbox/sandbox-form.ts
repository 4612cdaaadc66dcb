import type { FastifyReply, FastifyRequest } from 'fastify';
import { formParts } from '../documents/uploads/form-parts.ts';

/** What was entered in a field of a sandbox's page, trimmed. */
export async function enteredIn(request: FastifyRequest, field: string): Promise<string> {
  let entered = '';
  if (request.isMultipart()) {
    for await (const part of formParts(request)) {
      if (part.type === 'file') {
        part.file.resume();
      } else if (part.fieldname === field) {
        entered = String(part.value);
      }
    }
  }
  return entered.trim();
}

export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').send(page);
