import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";
import { openEmployeeScreen } from "@polyphon/rules/identity/screens/open-employee-screen.ts";
import { LoadingCards } from "@polyphon/ui/feedback/loading/loading-cards.tsx";
import { useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addressOf } from "../../shared/address/address.ts";
import { GoTo } from "../../shared/address/go-to.tsx";
import { useMe } from "../../shared/session/me.ts";
import { t } from "../../shared/text/text.ts";
import { screenAccess } from "./screen-access.ts";

export function useScreen(): EmployeeScreenPath | undefined {
  return useMatches().at(-1)?.staticData.employeeScreen;
}

/**
 * Falls back to the dashboard when the user lacks something. While the terms or a new password are due, the screen is not drawn
 * at all, because each of its calls would be refused.
 */
export function ScreenGate({ children }: { children: ReactNode }) {
  const { can } = useMe().account;
  const screen = useScreen();
  const visit = screen === undefined ? "open" : openEmployeeScreen(screenAccess[screen], can);
  switch (visit) {
    case "open":
      return children;
    case "login":
    case "dashboard":
      return <GoTo href={addressOf("/dashboard")} />;
    case "password":
      return screen === "/profile" ? children : <LoadingCards label={t("shell.loading")} count={2} />;
    case "terms":
      return <LoadingCards label={t("shell.loading")} count={2} />;
  }
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    employeeScreen?: EmployeeScreenPath;
  }
}
