import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

const tracer = trace.getTracer("polyphon");

/** A span for every request, also for a refused one; written when it is over. */
export function traceRequest(route: string, status: number, milliseconds: number): void {
  const span = tracer.startSpan(route, {
    kind: SpanKind.SERVER,
    startTime: Date.now() - milliseconds,
    attributes: { "http.route": route, "http.response.status_code": status },
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
