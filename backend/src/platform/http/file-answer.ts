import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

export interface FileAnswer {
  /** May contain anything a person typed: it is encoded here. */
  fileName: string;
  contentType: string;
  body: Buffer | Readable;
  /** For a stream, if known: clients then detect an incomplete download. */
  sizeBytes?: number;
  /** Shown in the browser instead of saved. */
  inline?: boolean;
  /** Content from a user: whatever a browser finds in it, it gets no scripts, no forms and no access to our origin. */
  isUpload?: boolean;
}

const UPLOAD_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Sends a file: its name in Content-Disposition and, as the specification's client reads it, in x-filename (percent-encoded). */
export function sendFile(
  reply: FastifyReply,
  { fileName, contentType, body, sizeBytes, inline = false, isUpload = false }: FileAnswer,
): FastifyReply {
  const encoded = encodeURIComponent(fileName);
  const plain = fileName.replace(/[^\w.\- ]/g, '_');
  if (sizeBytes !== undefined) {
    reply.header('Content-Length', sizeBytes);
  }
  if (isUpload) {
    reply.header('Content-Security-Policy', UPLOAD_POLICY);
  }
  return reply
    .header(
      'Content-Disposition',
      `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`,
    )
    .header('x-filename', encoded)
    .type(contentType)
    .send(body);
}
