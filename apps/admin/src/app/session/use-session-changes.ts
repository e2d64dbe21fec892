import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { noticeKinds } from "../../shared/notices/notice-kinds.ts";
import { useNotify } from "../../shared/notices/notices.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { session, sessionChange } from "../../shared/session/session.ts";
import { useText } from "../../shared/text/use-text.ts";
import { router } from "../routes.tsx";

/** Signing in, changing the role and logging out apply to every tab. */
export function useSessionChanges(client: QueryClient): void {
  const notify = useNotify();
  const { text } = useText();
  useEffect(
    () =>
      session.subscribe(() => {
        switch (sessionChange()) {
          case "none":
            return;
          case "left": {
            const because = session.takeEnding();
            if (because !== null) notify({ ...noticeKinds.danger, text: because });
            client.clear();
            return router.history.push(screenHref("/admin", {}));
          }
          case "entered":
            client.clear();
            return void router.invalidate();
          case "changed":
            notify({ ...noticeKinds.info, text: text("shell.session.changed") });
            return void client.resetQueries();
        }
      }),
    [client, notify, text],
  );
}
