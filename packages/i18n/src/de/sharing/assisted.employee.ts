import type { assisted as en } from "../../en/sharing/assisted.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const assisted: TextsOf<typeof en> = {
  mark: "Das veröffentlichen Sie selbst",
  now: "{{networks}}: Hier veröffentlichen Sie selbst, gleich nach dem Teilen. Der Text liegt dann zum Kopieren bereit.",
  later:
    "{{networks}}: Hier veröffentlichen Sie selbst. Zur geplanten Zeit erinnern wir Sie hier und per E-Mail, der Text liegt dann zum Kopieren bereit.",
  state: { SHARED: "Geteilt {{when}}, von Ihnen bestätigt" },
  fact: {
    SCHEDULED: "Auf {{network}} veröffentlichen Sie selbst. Wir erinnern Sie, wenn es so weit ist.",
    PUBLISHING: "Auf {{network}} veröffentlichen Sie selbst. Es ist jetzt so weit.",
    SHARED: "Sie haben bestätigt, dass Sie den Beitrag auf {{network}} veröffentlicht haben.",
  },
  resumes: "Wir erinnern Sie, sobald das Teilen wieder möglich ist.",
  confirmed: "Von Ihnen bestätigt",
  scheduled: "Geplant, veröffentlichen Sie selbst",
  finish: "Auf {{network}} veröffentlichen",
  waiting_one: "1 Beitrag wartet darauf, dass Sie ihn auf {{network}} veröffentlichen.",
  waiting_other: "{{count}} Beiträge warten darauf, dass Sie sie auf {{network}} veröffentlichen.",
  stopped:
    "Ihr Unternehmen hat diesen Beitrag gestoppt. Bitte veröffentlichen Sie ihn nicht. Falls Sie das schon getan haben, bestätigen Sie es hier.",
  missing: "Dieser Beitrag ist nicht mehr verfügbar",
  missingText:
    "Er wurde entfernt oder gehört zu einem anderen Konto. Was noch offen ist, sehen Sie in Ihrem Kalender.",
};
