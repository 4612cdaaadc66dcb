import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_STATUS } from '../errors.ts';
import { errorBody, NO_SUCH_CALL } from './errors.filter.ts';

const CALL = /^\/(api|individual-health-insurance-api)([/?]|$)/i;

/** Whether an address is one of the API's, and not a page's. The calls of the marketplace have a beginning of their own: spec 000 section 7. */
export const isCall = (url: string): boolean => CALL.test(url);

const YEAR_S = 31_536_000;
const HASHED_ASSETS = /[\\/]assets[\\/]/;
/** A page whose URL looks like a file's (spec 002 section 2, "Internal operations"). */
const SCREEN_WITH_DOT = 'configuration.add';
/** Pages and files, unlike calls, also answer HEAD requests. */
const PAGE = { exposeHeadRoute: true };

/**
 * Serves the two built front ends: the portal at /, the console at /sales. Paths of screens return the app's page.
 * `folder` contains agent-portal/ and admin/ with index.html and precompressed assets/.
 */
export async function serveFrontEnds(fastify: FastifyInstance, folder: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'Cache-Control',
        HASHED_ASSETS.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      );
    },
  });
  fastify.get('/sales', PAGE, (_request, reply) => reply.sendFile('admin/index.html'));
  fastify.get<{ Params: { '*': string } }>('/sales/*', PAGE, (request, reply) =>
    sendApp(request, reply, folder, 'admin'),
  );
  // Pages for people with a link: search engines must not list them.
  for (const page of ['/p/*', '/sign', '/my-coverage', '/set-password', '/agree', '/my-documents']) {
    fastify.get(page, PAGE, (_request, reply) =>
      reply.header('X-Robots-Tag', 'noindex, nofollow').sendFile('agent-portal/index.html'),
    );
  }
  fastify.get<{ Params: { '*': string } }>('/*', PAGE, (request, reply) => {
    if (isCall(request.url)) {
      const body = errorBody({ code: 'NOT_FOUND', message: NO_SUCH_CALL }, request.id);
      return reply.status(ERROR_STATUS.NOT_FOUND).send(body);
    }
    return sendApp(request, reply, folder, 'agent-portal');
  });
}

function sendApp(
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  folder: string,
  app: string,
) {
  const path = request.params['*'];
  const isFile = /\.[a-z0-9]+$/i.test(path) && path !== SCREEN_WITH_DOT && !path.split('/').includes('..');
  if (isFile) {
    return existsSync(join(folder, app, path))
      ? reply.sendFile(`${app}/${path}`)
      : reply.status(404).type('text/plain').send('Not found');
  }
  return reply.sendFile(`${app}/index.html`);
}
