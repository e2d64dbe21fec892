import { FormatMenu } from "@polyphon/admin-kit/export/format-menu.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { useSheet } from "./use-sheet.ts";

/** The heading to fill in below, as a file of one's choice. */
export function TemplateButton() {
  const { text } = useText();
  const sheet = useSheet();
  return <FormatMenu label={text("upload.template")} loading={sheet.busy} onChoose={sheet.template} />;
}
