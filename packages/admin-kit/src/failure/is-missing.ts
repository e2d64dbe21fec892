import { ApiError } from "@polyphon/web/api/api-error.ts";

/** The server has no such record, or none that this reader may see; the same call will not find it later. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.failure.kind === "problem" && error.failure.status === 404;
}
