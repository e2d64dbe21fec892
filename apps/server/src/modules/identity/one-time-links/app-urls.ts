import type { AppUrls } from "../identity.deps.ts";
import type { Panel } from "@polyphon/contract/identity/panel.ts";

export function panelOf(kind: "staff" | "front"): Panel {
  return kind === "staff" ? "ADMIN" : "FRONT";
}

/** Where the app of a panel is; links in mails begin with it. */
export function appUrl({ employeeUrl, adminUrl }: AppUrls, panel: Panel): string {
  return panel === "ADMIN" ? adminUrl : employeeUrl;
}

export function forgotPasswordUrl(urls: AppUrls, panel: Panel): string {
  return `${appUrl(urls, panel)}/${panel === "ADMIN" ? "forgotpassword" : "forgot-password"}`;
}
