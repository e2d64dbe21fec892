import type { Problem } from "@polyphon/contract/errors.ts";

export type ApiFailure =
  | { readonly kind: "problem"; readonly status: number; readonly problem: Problem }
  | { readonly kind: "offline" }
  | { readonly kind: "timeout" }
  | { readonly kind: "aborted" }
  | { readonly kind: "broken"; readonly status: number };

/** A failed call. The screen decides by `failure.kind`; the server's own message is in the problem. */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.kind === "problem" ? failure.problem.description : failure.kind);
    this.name = "ApiError";
    this.failure = failure;
  }
}

export function problemOf(error: unknown): Problem | null {
  return error instanceof ApiError && error.failure.kind === "problem" ? error.failure.problem : null;
}
