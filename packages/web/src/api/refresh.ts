import type { Subject } from "@polyphon/contract/kit/subject.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { Call } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import type { Connection } from "../connection/connection.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      readonly reads?: readonly Subject[];
      /** Called once, whatever happens: its link or code is used up by the first answer. */
      readonly once?: true;
    };
  }
}

const lastRefresh = new WeakMap<QueryClient, Promise<void>>();

/** Reloads everything read about these subjects: what is on the screen at once, the rest when it is shown again. */
export async function refresh(client: QueryClient, subjects: readonly Subject[]): Promise<void> {
  if (subjects.length === 0) return;
  const shown = client.invalidateQueries({
    predicate: ({ meta }) => meta?.reads?.some((subject) => subjects.includes(subject)) === true,
  });
  lastRefresh.set(client, shown);
  await shown;
}

/** When the server can be reached again, what is on the screen and failed or grew old meanwhile is read again. */
export function refetchOnReturn(
  client: QueryClient,
  connection: Pick<Connection, "isOnline" | "subscribe">,
): () => void {
  return connection.subscribe(() => {
    if (!connection.isOnline()) return;
    void client.refetchQueries({
      type: "active",
      predicate: (query) => query.meta?.once !== true && (query.state.status === "error" || query.isStale()),
    });
  });
}

/** Waits until the screen reflects the last change. */
export async function refreshed(client: QueryClient): Promise<void> {
  await lastRefresh.get(client);
}

/** The thing is deleted or no longer as the screen shows it. A form with a version conflict reloads it itself. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.failure.kind !== "problem") return false;
  const { status, problem } = error.failure;
  return [404, 409, 410].includes(status) && problem.error !== "edited_meanwhile";
}

/**
 * After a call has changed something, or was refused because the screen was stale, everything that shows it is
 * reloaded.
 */
export function withRefresh(call: Call, client: QueryClient): Call {
  return async (endpoint, input, options) => {
    const { changes = [] } = endpoint;
    try {
      const output = await call(endpoint, input, options);
      void refresh(client, changes);
      return output;
    } catch (error) {
      if (isOutdated(error)) void refresh(client, changes);
      throw error;
    }
  };
}
