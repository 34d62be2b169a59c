import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'

import type { RequestHandler } from './htmlCache'

/** What a span may tell: Next's own spans carry whole addresses, and searches stand in addresses. */
const allowed = new Set([
  'http.request.method',
  'http.method',
  'http.route',
  'next.route',
  'next.span_type',
  'http.response.status_code',
  'http.status_code',
])

const allowedIn = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.has(name)))

/** A span without addresses, texts and messages of errors: those repeat what visitors sent. */
function withoutPersonalData(span: ReadableSpan): ReadableSpan {
  const attributes = allowedIn(span.attributes)
  const type = attributes['next.span_type']
  return Object.create(span, {
    name: { value: typeof type === 'string' ? `${type} ${String(attributes['next.route'] ?? '')}`.trim() : span.name },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan
}

/** Hands spans on without personal data. */
class CleanSpans implements SpanProcessor {
  constructor(private readonly next: SpanProcessor) {}
  onStart(...started: Parameters<SpanProcessor['onStart']>): void {
    this.next.onStart(...started)
  }
  onEnd(span: ReadableSpan): void {
    // Spans of neither ours nor Next's are of libraries that nobody has looked through.
    if ('http.route' in span.attributes || 'next.span_type' in span.attributes)
      this.next.onEnd(withoutPersonalData(span))
  }
  forceFlush(): Promise<void> {
    return this.next.forceFlush()
  }
  shutdown(): Promise<void> {
    return this.next.shutdown()
  }
}

type Tracing = {
  /** Has a handler leave a span for each request. @param routeOf the pattern of an address */
  trace: (handle: RequestHandler, routeOf: (req: IncomingMessage) => string) => RequestHandler
  /** Sends what is left. */
  stop: () => Promise<void>
}

/**
 * Sends traces by OTLP over HTTP: a span for each request and Next's below it. The packages are loaded only here, so a
 * site without traces pays nothing.
 * @param endpoint e.g. `http://localhost:4318`
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [
    { context, trace, SpanKind, SpanStatusCode },
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  process.env.OTEL_SERVICE_NAME ||= 'power-years'
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({ spanProcessors: [new CleanSpans(new BatchSpanProcessor(exporter))] })
  provider.register()
  const tracer = trace.getTracer('power-years')
  return {
    trace: (handle, routeOf) => (req: IncomingMessage, res: ServerResponse) => {
      const route = routeOf(req)
      const method = req.method ?? 'GET'
      const span = tracer.startSpan(`${method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route },
      })
      res.once('close', () => {
        span.setAttribute('http.response.status_code', res.statusCode)
        if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      return context.with(trace.setSpan(context.active(), span), () => handle(req, res))
    },
    stop: () => provider.shutdown(),
  }
}
