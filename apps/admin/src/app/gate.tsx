import type { Screen } from "@polyphon/contract/screens/screen.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { NoAccess } from "@polyphon/ui/feedback/no-access.tsx";
import type { ReactNode } from "react";
import { mayOpen, useAccount } from "../shared/account.ts";
import { screenKey } from "../shared/screen-key.ts";
import { useText } from "../shared/use-text.ts";
import { BackToDashboard } from "./back-to-dashboard.tsx";
import { roleText } from "./role-text.ts";

/** Shows the screen to those who may open it, and to others the right they lack. */
export function Gate({ screen, children }: { screen: Screen; children: ReactNode }) {
  const account = useAccount();
  const { text } = useText();
  if (mayOpen(account, screen.permission)) return children;
  const role = roleText(account, text);
  return (
    <NoAccess
      title={text("shell.noAccess.title", { screen: text(screenKey(screen.path as AdminScreenPath)) })}
      text={
        screen.permission === "never"
          ? text("shell.noAccess.never", { role })
          : text("shell.noAccess.text", { role, permission: screen.permission })
      }
      actions={<BackToDashboard label={text("shell.noAccess.back")} />}
    />
  );
}
