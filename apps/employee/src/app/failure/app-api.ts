import type { Problem } from "@polyphon/contract/errors.ts";
import type { AfterRefusal } from "@polyphon/rules/identity/after-refusal.ts";
import { withConnection } from "@polyphon/web/connection/connection.ts";
import { refresh, withRefresh } from "@polyphon/web/api/refresh.ts";
import type { QueryClient } from "@tanstack/react-query";
import { actingAs } from "../../shared/session/acting-as.ts";
import { addressOf } from "../../shared/address/address.ts";
import { api } from "../../shared/session/api.ts";
import { connection } from "../../shared/connection/connection.ts";
import { notify } from "../../shared/notices/notices.ts";
import { forcedChange } from "../../shared/address/forced-change.ts";
import { session } from "../../shared/session/session.ts";
import { t } from "../../shared/text/text.ts";
import { withErrorHandling } from "./with-error-handling.ts";
import { timeoutNote } from "./timeout-note.ts";

const ways: Record<Exclude<AfterRefusal, "stay" | "sign-out" | "read-account-again">, string> = {
  "to-profile": addressOf("/profile"),
  "to-dashboard": addressOf("/dashboard"),
  "to-expired-password": forcedChange.expired,
  "to-own-password": forcedChange.must,
};

/** The API of the app, with the effects of a refusal. */
export function makeAppApi(queries: QueryClient, go: (href: string) => void) {
  const readAgain = () => void refresh(queries, ["account", "company"]);
  const refused = (after: Exclude<AfterRefusal, "stay">, problem: Problem) => {
    if (after === "sign-out") return session.end(problem.description);
    if (after === "read-account-again") {
      actingAs.forget();
      notify("warn", t("shell.failure.changed"), { long: true });
      return readAgain();
    }
    notify("bad", problem.description, { long: true });
    // Permissions may have changed since the account was read.
    readAgain();
    go(ways[after]);
  };
  const token = () => session.read()?.token ?? null;
  const reached = withConnection(withRefresh(api, queries), connection);
  return withErrorHandling(reached, { token, refused, timedOut: timeoutNote.open });
}
