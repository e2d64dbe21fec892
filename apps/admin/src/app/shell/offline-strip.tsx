import { OfflineNote } from "@polyphon/ui/feedback/offline-note.tsx";
import { useOnline } from "@polyphon/web/connection/browser-connection.ts";
import { connection } from "../../shared/connection/connection.ts";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./shell.module.css";

/** Says once, above every screen, that there is no connection, and what this means for a form. */
export function OfflineStrip() {
  const { text } = useText();
  if (useOnline(connection)) return null;
  return (
    <div className={classes.strip}>
      <OfflineNote full={false}>{text("shell.offline")}</OfflineNote>
    </div>
  );
}
