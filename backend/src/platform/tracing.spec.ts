import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import fastify, { type FastifyInstance } from 'fastify';
import { withRequestContext } from './request-context.ts';
import { spanOf, startTracing, traced, traceRequests, traceStatement } from './tracing.ts';

const STATEMENT = 'SELECT `id` FROM `users` WHERE `username` = ?';
const CONTEXT = { requestId: '', ip: '10.0.0.1', userAgent: 'A browser' };

describe('traces', () => {
  const exporter = new InMemorySpanExporter();
  let stop: () => Promise<void>;
  let server: FastifyInstance;

  beforeAll(async () => {
    stop = await startTracing(new SimpleSpanProcessor({ exporter }));
    server = fastify();
    traceRequests(server);
    server.addHook('onRequest', (request, _reply, done) => {
      withRequestContext({ ...CONTEXT, span: spanOf(request) }, done);
    });
    server.get('/people/:name', (request, reply) => {
      traceStatement(STATEMENT)?.(false);
      void reply.send({ Name: (request.params as { name: string }).name });
    });
    server.get('/broken', (_request, reply) => {
      traceStatement(STATEMENT)?.(true);
      void reply.status(500).send({});
    });
    await server.ready();
  });
  beforeEach(() => exporter.reset());
  afterAll(async () => {
    await server.close();
    await stop();
  });

  const spans = () =>
    exporter.getFinishedSpans().map((span) => ({
      name: span.name,
      attributes: span.attributes,
      isFailure: span.status.code === 2,
      id: span.spanContext().spanId,
      parent: span.parentSpanContext?.spanId,
    }));

  it('name the route and its statements, and nothing that a person entered', async () => {
    await server.inject({ url: '/people/Ada%20Byron?ssn=123456789', headers: { cookie: 'session=secret' } });
    const [statement, request] = spans();
    expect(statement).toMatchObject({ name: 'SELECT', parent: request?.id, isFailure: false });
    expect(statement?.attributes).toEqual({ 'db.system.name': 'mysql', 'db.query.text': STATEMENT });
    expect(request).toMatchObject({ name: 'GET /people/:name', parent: undefined });
    expect(request?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/people/:name',
      'http.response.status_code': 200,
      'request.id': expect.any(String),
    });
    expect(JSON.stringify(spans())).not.toMatch(/Ada|123456789|secret|10\.0\.0\.1/);
  });

  it('say what failed, and not why: messages quote data', async () => {
    await server.inject('/broken');
    expect(spans().map(({ name, isFailure }) => [name, isFailure])).toEqual([
      ['SELECT', true],
      ['GET /broken', true],
    ]);
    const failing = () => Promise.reject(new Error('Ada Byron'));
    await expect(traced('job install-group', { 'job.attempt': 2 }, failing)).rejects.toThrow('Ada Byron');
    expect(spans().at(-1)).toMatchObject({
      name: 'job install-group',
      attributes: { 'job.attempt': 2 },
      isFailure: true,
    });
    expect(JSON.stringify(spans())).not.toContain('Ada');
  });

  it('tell the statements of a job, and none that belongs to nobody', async () => {
    traceStatement(STATEMENT)?.(false);
    await traced('job install-group', {}, (span) =>
      withRequestContext({ ...CONTEXT, span }, async () => traceStatement(STATEMENT)?.(false)),
    );
    const [statement, job] = spans();
    expect([spans().length, statement?.parent]).toEqual([2, job?.id]);
  });
});
