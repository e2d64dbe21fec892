import type { site as en } from "../../en/site/site.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const site: TextsOf<typeof en> = {
  meetingRequested: "Vielen Dank. Ihre Anfrage ist angekommen, wir melden uns bei Ihnen.",
  contactSent: "Vielen Dank für Ihre Nachricht. Wir antworten Ihnen per E-Mail.",
};
