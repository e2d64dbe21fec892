import type { QueryClient } from "@tanstack/react-query";
import { actingAs } from "../../shared/session/acting-as.ts";
import { companyLook } from "../../shared/theme/company-look.ts";
import { session } from "../../shared/session/session.ts";

/**
 * Applies a change of session, made here or in another tab: clears everything of the previous one from the screen and checks
 * access to the current address again.
 */
export function followSession(queries: QueryClient, askAgain: () => void): () => void {
  const token = () => session.read()?.token ?? null;
  let before = token();
  return session.subscribe(() => {
    const now = token();
    if (now === before) return;
    before = now;
    actingAs.forget();
    if (now === null) {
      queries.clear();
      companyLook.clear();
    } else {
      // What is on screen is refetched for the current user; a key that works once is not submitted again.
      void queries.resetQueries({ predicate: ({ meta }) => meta?.once !== true });
    }
    askAgain();
  });
}
