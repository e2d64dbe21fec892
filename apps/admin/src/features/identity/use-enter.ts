import { useApi } from "@polyphon/web/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { Account } from "../../shared/account.ts";
import { useGo } from "../../shared/app-link.tsx";
import { noticeKinds } from "../../shared/notice-kinds.ts";
import { useNotify } from "../../shared/notices.tsx";
import { actForCompany, loadPermissions } from "../../shared/own-account.ts";
import { screenHref } from "../../shared/screen-href.ts";
import { useText } from "../../shared/use-text.ts";

/** Only an address of the back office is followed after signing in. */
export function nextOf(wanted: string | undefined): string {
  return wanted?.startsWith("/admin/") ? wanted : screenHref("/admin/dashboard", {});
}

/** Enters the role of an account: as the company's user where there is one, then its rights, then home. */
export function useEnter(): (account: Account, next: string | undefined) => Promise<void> {
  const call = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const go = useGo();
  const { text } = useText();
  return async (account, next) => {
    try {
      await loadPermissions(call, await actForCompany(call, client, account));
    } catch {
      // The frame shows it too and lets one try again; until then only the dashboard and the picker open.
      notify({ ...noticeKinds.danger, text: text("shell.session.account") });
    }
    go(nextOf(next), { replace: true });
  };
}
