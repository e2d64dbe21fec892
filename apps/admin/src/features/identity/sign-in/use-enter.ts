import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { Account } from "../../../shared/session/account.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { noticeKinds } from "../../../shared/notices/notice-kinds.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { actForCompany, loadPermissions } from "../../../shared/session/own-account.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";

/** Only an address of the back office is followed after signing in. */
export function nextOf(wanted: string | undefined): string {
  return wanted?.startsWith("/admin/") ? wanted : screenHref("/admin/dashboard", {});
}

/**
 * Enters the role of an account: as the company's user where there is one, then loads its permissions, then opens the
 * dashboard.
 */
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
      // The frame shows it too and offers a retry; until then only the dashboard and the picker open.
      notify({ ...noticeKinds.danger, text: text("shell.session.account") });
    }
    go(nextOf(next), { replace: true });
  };
}
