import type { Screen } from "@polyphon/contract/screens/screen.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { NoAccess } from "@polyphon/ui/feedback/state/no-access.tsx";
import type { ReactNode } from "react";
import { type Account, holds, useAccount, visit } from "../../shared/session/account.ts";
import { Redirect } from "../../shared/address/redirect.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { type Text, useText } from "../../shared/text/use-text.ts";
import { BackToDashboard } from "../screens/back-to-dashboard.tsx";
import { RoleNeeded } from "./role-needed.tsx";
import { roleText } from "./role-text.ts";

function reasonOf(account: Account, { permission, gate }: Screen, text: Text): string {
  const role = roleText(account, text);
  if (permission === "never") return text("shell.noAccess.never", { role });
  if (gate !== undefined && holds(account, permission as Parameters<typeof holds>[1]))
    return text("shell.noAccess.gate");
  return text("shell.noAccess.text", { role, permission });
}

/** Shows the screen to those who may open it, and to others the missing permission or what they must do first. */
export function Gate({ screen, children }: { screen: Screen; children: ReactNode }) {
  const account = useAccount();
  const { text } = useText();
  switch (visit(account, screen)) {
    case "open":
      return account.can.mode === "limited" && screen.path === "/admin/dashboard" ? <RoleNeeded /> : children;
    case "picker":
      return <Redirect to={screenHref("/admin/user_role", {})} />;
    case "change-password":
      return <Redirect to={screenHref("/admin/change-password", {})} />;
    case "no-access":
      return (
        <NoAccess
          title={text("shell.noAccess.title", { screen: text(screenKey(screen.path as AdminScreenPath)) })}
          text={reasonOf(account, screen, text)}
          actions={<BackToDashboard label={text("shell.noAccess.back")} />}
        />
      );
  }
}
