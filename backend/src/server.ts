import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import session from '@fastify/session';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Sessions } from './platform/account/sessions.ts';
import { DatabaseSessionStore } from './platform/account/session-store.ts';
import { AppModule } from './app.module.ts';
import type { Clock } from './platform/clock.ts';
import type { Env } from './platform/config/env.ts';
import { limitTransit, TRANSIT_LIMITS } from './platform/http/body-transit.ts';
import { isCall } from './platform/http/front-ends.ts';
import { refuseAddress, refuseConnection, refuseFormsWithoutBoundary } from './platform/http/early-refusals.ts';
import { limitInFlight } from './platform/http/in-flight-limit.ts';
import { lazySerializers } from './platform/http/lazy-serializers.ts';
import { serverLogger } from './platform/http/logging.ts';
import { registerCsrf } from './platform/http/csrf.ts';
import { recordMetrics } from './platform/http/metrics.ts';
import { OwnSite } from './platform/http/own-site.ts';
import { RETIREMENT_HEADER } from '#shared/book-of-business/individuals/retirement';
import { limitPublicPosts } from './platform/http/public-limits.ts';
import { hasJustChanged, markChanges } from './platform/http/recent-change.ts';
import { withRequestContext } from './platform/request-context.ts';
import { spanOf, startTracing, traceRequests, tracesTo } from './platform/tracing.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './platform/http/security-headers.ts';
import { ignoreDeadSessionIds, keepHealthWithoutSession, sessionCookieName } from './platform/http/session-cookie.ts';
import { keepSignedBodies } from './platform/http/signed-body.ts';
import { abandonRequest } from './platform/http/uncaught-errors.ts';
import { validationPipe } from './platform/http/validation.ts';

const BODY_LIMIT_BYTES = 8 * 1024 * 1024;
const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;
/** Long enough for a document of 25 MB over 2.5 Mbit/s. */
const REQUEST_TIMEOUT_MS = 90_000;
/** An idle connection is cut after this time: clients that send or read a byte at a time must not occupy places. */
const CONNECTION_TIMEOUT_MS = 75_000;

/** The Nest application on Fastify with everything that runs before a route, not listening yet. */
export async function createServer(env: Env, clock: Clock): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    // The specification writes some calls with a trailing slash: "GET /api/bobsmallgroup/".
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    // HEAD would run a GET route, and some of those write (a proposal, an audit entry for an export).
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env, clock), adapter, {
    logger: serverLogger(env),
    // Fastify parses JSON itself; forms and plain text, which another site can send without a preflight, are refused.
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalPipes(validationPipe());
  await registerPlugins(app, env);
  return app;
}

async function registerPlugins(app: NestFastifyApplication, env: Env): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  takeEmptyJson(fastify);
  refuseFormsWithoutBoundary(fastify);
  keepSignedBodies(fastify);
  if (env.tracesUrl) {
    fastify.addHook('onClose', await startTracing(await tracesTo(env.tracesUrl)));
    traceRequests(fastify);
  }
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    if (isCall(request.url)) {
      // Responses contain personal data: browsers and proxies must not store them.
      void reply.header('Cache-Control', 'no-store');
    }
    void reply.header('Permissions-Policy', PERMISSIONS_POLICY);
    const { id: requestId, ip } = request;
    const userAgent = request.headers['user-agent'] ?? '';
    const individualBook = request.headers[RETIREMENT_HEADER]?.toString() ?? null;
    const abandon = () => abandonRequest(reply);
    const known = { hasJustChanged: hasJustChanged(request), individualBook, abandon, span: spanOf(request) };
    withRequestContext({ requestId, ip, userAgent, ...known }, done);
  });
  keepHealthWithoutSession(fastify);
  fastify.decorate('ownSite', new OwnSite(env));
  limitTransit(fastify, TRANSIT_LIMITS);
  limitPublicPosts(fastify, env.publicPostsPerMinute);
  limitInFlight(fastify, env.maxInFlight);
  if (env.metricsToken) {
    recordMetrics(fastify);
  }
  const security = securityHeaders(env);
  fastify.addHook('onRequest', (_request, reply, done) => {
    security.forEach(([name, value]) => reply.raw.setHeader(name, value));
    done();
  });
  await fastify.register(compress, { threshold: 1024, zlibOptions: { level: 1 }, encodings: ['gzip', 'identity'] });
  await fastify.register(cookie, { secret: env.sessionSecret });
  await registerSession(app, fastify, env);
  await fastify.register(multipart, { limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10, parts: 12 } });
}

/** Many clients name the type with every request, also with one that has no body: that is no malformed body. */
function takeEmptyJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null);
      return;
    }
    return parse(request, body, done);
  });
}

async function registerSession(app: NestFastifyApplication, fastify: FastifyInstance, env: Env): Promise<void> {
  const secure = env.publicUrl.startsWith('https:');
  await fastify.register(session, {
    secret: env.sessionSecret,
    store: app.get<DatabaseSessionStore>(DatabaseSessionStore),
    cookieName: sessionCookieName(secure),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure },
    rolling: false,
    saveUninitialized: false,
  });
  ignoreDeadSessionIds(fastify, secure);
  await registerCsrf(fastify, env);
  const { passport } = app.get(Sessions);
  await fastify.register(passport.initialize());
  await fastify.register(passport.secureSession());
  markChanges(fastify, secure);
}
