import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useText } from "../../../../shared/text/use-text.ts";
import { useSheet } from "./use-sheet.ts";

export function TemplateButton() {
  const { text } = useText();
  const sheet = useSheet();
  return (
    <Button
      variant="default"
      loading={sheet.busy}
      leftSection={<IconDownload size={15} aria-hidden />}
      onClick={sheet.template}
    >
      {text("upload.template")}
    </Button>
  );
}
