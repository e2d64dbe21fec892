import { SpanStatusCode, trace } from "@opentelemetry/api";
import type { Operation } from "../operation/operation.ts";
import { Refusal } from "../operation/refusal.ts";

const tracer = trace.getTracer("polyphon");

/** A span per operation. A refusal is an outcome and is named on the span; only a bug marks it as an error. */
function traced<C>(name: string, run: (context: C) => Promise<unknown>): (context: C) => Promise<unknown> {
  return (context) =>
    tracer.startActiveSpan(name, async (span) => {
      try {
        return await run(context);
      } catch (error) {
        if (error instanceof Refusal) span.setAttribute("polyphon.refusal", error.error);
        else span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
}

export function traceOperation(operation: Operation): Operation {
  const { name } = operation.endpoint;
  switch (operation.kind) {
    case "answer":
      return { ...operation, run: traced(name, operation.run) };
    case "query":
      return { ...operation, run: traced(name, operation.run) };
    case "command":
      return { ...operation, run: traced(name, operation.run) };
    case "flow":
      return { ...operation, run: traced(name, operation.run) };
  }
}
