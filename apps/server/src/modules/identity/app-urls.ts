import type { Panel } from "@polyphon/contract/identity/panel.ts";
import type { LinkBox } from "../../platform/mail/sealed-link.ts";

export interface AppUrls {
  readonly employeeUrl: string;
  readonly adminUrl: string;
}

export interface KeyMailNeeds extends AppUrls {
  readonly linkBox: LinkBox;
}

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
