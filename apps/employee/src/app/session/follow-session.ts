import type { QueryClient } from "@tanstack/react-query";
import { actingAs } from "../../shared/session/acting-as.ts";
import { companyLook } from "../../shared/theme/company-look.ts";
import { session } from "../../shared/session/session.ts";

/**
 * Whatever changes the session, here or in another tab: nothing of the one before stays on screen, and the gates of
 * the current address are asked again.
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
      // What is on screen is read again for whoever is signed in now; a key that works once is not handed in again.
      void queries.resetQueries({ predicate: ({ meta }) => meta?.once !== true });
    }
    askAgain();
  });
}
