import type { Problem } from "@polyphon/contract/errors.ts";
import { takesBody } from "@polyphon/contract/kit/endpoint.ts";
import { type AfterRefusal, afterRefusal } from "@polyphon/rules/identity/after-refusal.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { ApiError } from "@polyphon/web/api/api-error.ts";

/** What a failed call may do to the app around it. */
export interface Surroundings {
  readonly token: () => string | null;
  readonly refused: (after: Exclude<AfterRefusal, "stay">, problem: Problem) => void;
  /** Somebody waited for it to happen. */
  readonly timedOut: () => void;
}

/**
 * The one place where refusals of any call lead somewhere. The caller still gets the error. An answer that belongs to
 * a session which is no longer the current one changes nothing.
 */
export function answering(call: Call, around: Surroundings): Call {
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
