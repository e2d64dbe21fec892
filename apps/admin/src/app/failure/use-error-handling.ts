import { QueryClient } from "@tanstack/react-query";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEffect, useState } from "react";
import { judgeFailure } from "../../shared/failure/judge-failure.ts";
import { noticeKinds } from "../../shared/notices/notice-kinds.ts";
import { useNotify } from "../../shared/notices/notices.tsx";
import { forgetAccount } from "../../shared/session/own-account.ts";
import { screenHref } from "../../shared/address/screen-href.ts";
import { session } from "../../shared/session/session.ts";
import { useText } from "../../shared/text/use-text.ts";
import { router } from "../routes.tsx";

const leadsTo = {
  root: screenHref("/admin", {}),
  "change-password": screenHref("/admin/change-password", {}),
  picker: screenHref("/admin/user_role", {}),
} as const;

/** The client of all reads and writes. */
export function useClient(): QueryClient {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: 10_000,
            // Our own look at the connection decides what is read again; the browser's belief holds nothing back.
            networkMode: "always",
            // A retry helps against a lost connection, not against a refusal.
            retry: (times, error) => times < 1 && problemOf(error) === null,
          },
        },
      }),
  );
  return client;
}

/** Handles in one place what a failure means beyond its own screen. */
export function useErrorHandling(client: QueryClient, onTimeout: () => void): void {
  const notify = useNotify();
  const { text } = useText();
  useEffect(() => {
    const report = (error: unknown, asked: "query" | "command") => {
      const { words, reference, leads, shownIn } = judgeFailure(error, text);
      if (words === null) return;
      if (leads === "login") return session.read() === null ? undefined : session.end(words);
      if (leads !== "nothing" || (shownIn === "notice" && asked === "command"))
        notify({
          ...(reference === undefined ? noticeKinds.danger : noticeKinds.dangerLong),
          text: words,
          reference,
        });
      if (shownIn === "dialog" && asked === "command") onTimeout();
      if (leads === "refresh") {
        forgetAccount(client);
        void client.invalidateQueries();
      } else if (leads !== "nothing") router.history.push(leadsTo[leads]);
    };
    const queries = client.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") report(event.action.error, "query");
    });
    const commands = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") report(event.action.error, "command");
    });
    return () => {
      queries();
      commands();
    };
  }, [client, notify, text, onTimeout]);
}
