import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import type { LookUpFault, NetworkFault } from "./network-conformance.ts";

type SandboxFault = Parameters<Sandbox["faults"]["add"]>[0];

/** How the sandbox simulates each fault on the route that creates a post. */
export function creatingFaults(route: string): Record<NetworkFault, SandboxFault> {
  return {
    cut_after_commit: { kind: "drop_after_commit", route, times: 1 },
    cut_before_commit: { kind: "drop_before_commit", route, times: 1 },
    half_close: { kind: "half_close", route, times: 1 },
    server_error_after_commit: { kind: "http", status: 503, commit: true, route, times: 1 },
    server_error_before_commit: { kind: "http", status: 500, route, times: 1 },
    gateway_page: { kind: "html_body", status: 403, route, times: 1 },
    no_answer: { kind: "stall", ms: 3_500, route, times: 1 },
    throttled: { kind: "too_many", route, times: 1 },
    reset_in_body: { kind: "reset_in_body", route, times: 1 },
  };
}

/** The same for the route that posts are looked up on. */
export function lookUpFaults(route: string): Record<LookUpFault, SandboxFault> {
  return {
    cut: { kind: "drop_before_commit", route, times: 1 },
    server_error: { kind: "http", status: 500, route, times: 1 },
    gateway_page: { kind: "html_body", status: 200, route, times: 1 },
    throttled: { kind: "too_many", route, times: 1 },
  };
}
