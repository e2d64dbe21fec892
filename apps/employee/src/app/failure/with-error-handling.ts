import type { Problem } from "@polyphon/contract/errors.ts";
import { takesBody } from "@polyphon/contract/kit/endpoint.ts";
import { type AfterRefusal, afterRefusal } from "@polyphon/rules/identity/after-refusal.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { ApiError } from "@polyphon/web/api/api-error.ts";

/** What a failed call may do to the app. */
export interface Surroundings {
  readonly token: () => string | null;
  readonly refused: (after: Exclude<AfterRefusal, "stay">, problem: Problem) => void;
  /** A command timed out. */
  readonly timedOut: () => void;
}

/**
 * Handles refusals of any call in one place. The caller still gets the error. A response that belongs to an earlier session
 * changes nothing.
 */
export function withErrorHandling(call: Call, around: Surroundings): Call {
  return async (endpoint, input, options) => {
    const token = around.token();
    try {
      return await call(endpoint, input, options);
    } catch (error) {
      if (!(error instanceof ApiError) || token !== around.token()) throw error;
      const { failure } = error;
      if (failure.kind === "timeout" && takesBody(endpoint.method)) around.timedOut();
      if (failure.kind === "problem" && token !== null) {
        const after = afterRefusal(failure.problem.code);
        if (after !== "stay") around.refused(after, failure.problem);
      }
      throw error;
    }
  };
}
