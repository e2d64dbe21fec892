import { OfflineNote } from "@polyphon/ui/feedback/offline-note.tsx";
import { useOnline } from "@polyphon/web/connection/browser-connection.ts";
import { connection } from "../../shared/connection/connection.ts";
import { t } from "../../shared/text/text.ts";

/** Says once, above everything, that there is no connection. */
export function OfflineBanner({ full }: { full?: boolean }) {
  return useOnline(connection) ? null : <OfflineNote full={full}>{t("shell.offline")}</OfflineNote>;
}
