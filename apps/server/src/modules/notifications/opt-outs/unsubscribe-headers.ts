import { unsubscribeOneClick } from "@polyphon/contract/notifications/notifications.contract.ts";
import type { NotificationDeps } from "../notifications.deps.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

/** A mail program posts to it; a browser is redirected to the app's page. */
export function unsubscribeUrl(
  { apiUrl, signer }: Pick<NotificationDeps, "apiUrl" | "signer">,
  mailId: number,
): string {
  return apiUrl + unsubscribeOneClick.path.replace(":token", unsubscribeToken(mailId, signer));
}

/** One click, without a question (RFC 8058): mail programs show a button for it. */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
