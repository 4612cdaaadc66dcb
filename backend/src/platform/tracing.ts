import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestContext } from './request-context.ts';

/** null: nothing is traced. */
let tracer: Tracer | null = null;

/**
 * From now on requests, statements and jobs are traced: by templates and names, never by values. A statement has question marks in the place
 * of its values, and a route names its parts; addresses, users and bodies are not told.
 *
 * @returns ends it, after what was traced has been sent
 */
export async function startTracing(processor: SpanProcessor): Promise<() => Promise<void>> {
  const [{ TracerProvider }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
  ]);
  const resource = resourceFromAttributes({ 'service.name': 'priority-quote' });
  const provider = new TracerProvider({ resource, spanProcessors: [processor] });
  tracer = provider.getTracer('priority-quote');
  return () => {
    tracer = null;
    return provider.shutdown();
  };
}

/** Sends traces in batches. @param url of a collector that takes OTLP over HTTP */
export async function tracesTo(url: string): Promise<SpanProcessor> {
  const [{ BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) });
}

const requests = new WeakMap<FastifyRequest, Span>();

/** Of the request, once it is traced. */
export const spanOf = (request: FastifyRequest): Span | undefined => requests.get(request);

/** Before the hook that begins the context of a request. */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id };
    const span = tracer?.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    if (span) {
      requests.set(request, span);
    }
    done();
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const isFailure = statusCode >= 500;
    end(spanOf(request), isFailure, { 'http.response.status_code': statusCode });
    done();
  });
  fastify.addHook('onRequestAbort', (request, done) => {
    end(spanOf(request), false, { 'http.request.aborted': true });
    done();
  });
}

/** A statement of the current request or job. @param text with question marks for its values @returns ends it */
export function traceStatement(text: string): ((isFailure: boolean) => void) | null {
  const attributes = { 'db.system.name': 'mysql', 'db.query.text': text };
  const span = childSpan(/^\s*(\w+)/.exec(text)?.[1] ?? 'statement', SpanKind.CLIENT, attributes);
  return span && ((isFailure) => end(span, isFailure));
}

/** Work that no request waits for. */
export async function traced<T>(name: string, attributes: Attributes, work: (span?: Span) => Promise<T>): Promise<T> {
  const span = tracer?.startSpan(name, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
  try {
    const answer = await work(span);
    end(span, false);
    return answer;
  } catch (error) {
    end(span, true);
    throw error;
  }
}

function childSpan(name: string, kind: SpanKind, attributes: Attributes): Span | null {
  const { span } = requestContext();
  return tracer && span ? tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, span)) : null;
}

/** Errors are not described: their messages can quote data. */
function end(span: Span | undefined, isFailure: boolean, attributes: Attributes = {}): void {
  if (isFailure) {
    span?.setStatus({ code: SpanStatusCode.ERROR });
  }
  span?.setAttributes(attributes).end();
}
