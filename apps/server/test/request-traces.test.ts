import { type Attributes, type Span, trace } from "@opentelemetry/api";
import { listRoles } from "@polyphon/contract/people/roles.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCompany, addFrontUser } from "./people.ts";
import { openWorld, type World } from "./world.ts";

interface Written {
  readonly name: string;
  readonly attributes: Attributes | undefined;
}

const written: Written[] = [];

/** The collector's side: the spans that an operator would receive. */
function collector() {
  const nothing = trace.wrapSpanContext({ traceId: "0".repeat(32), spanId: "0".repeat(16), traceFlags: 0 });
  const startSpan = (name: string, options?: { attributes?: Attributes }): Span => {
    written.push({ name, attributes: options?.attributes });
    return nothing;
  };
  return {
    getTracer: () => ({
      startSpan,
      startActiveSpan: ((name: string, run: (span: Span) => unknown) => run(startSpan(name))) as never,
    }),
  };
}

let world: World;
beforeAll(async () => {
  trace.setGlobalTracerProvider(collector());
  world = await openWorld({ settings: { OTEL_ENABLED: "true" } });
});
afterAll(async () => {
  trace.disable();
  await world.close();
});

test("every request leaves a trace with its route and status, including refused ones [A9-41]", async () => {
  const { token } = await addFrontUser(world, await addCompany(world));
  await world.call(readAccount, {}, { token });
  await world.call(readAccount, {}, { token: "unknown" });
  await world.call(listRoles, {}, { token });
  await fetch(`${world.api.url}/services/admin/api/no-such-call`);
  const requests = () =>
    written.flatMap(({ attributes }) =>
      attributes?.["http.route"] === undefined
        ? []
        : [[attributes["http.route"], attributes["http.response.status_code"]]],
    );
  await expect.poll(requests).toEqual([
    [readAccount.path, 200],
    [readAccount.path, 401],
    [listRoles.path, 403],
    ["unknown", 404],
  ]);
});
