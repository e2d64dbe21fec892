import { Button, Popover, Stack } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import { useSheet } from "./use-sheet.ts";

/** The heading to fill in below, as a file of one's choice. */
export function TemplateButton() {
  const { text } = useText();
  const sheet = useSheet();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={220} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          loading={sheet.busy}
          leftSection={<IconDownload size={15} aria-hidden />}
          onClick={() => setOpened((now) => !now)}
        >
          {text("upload.template")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4}>
          {(["xlsx", "csv"] as const).map((format) => (
            <Button
              key={format}
              variant="subtle"
              size="xs"
              justify="flex-start"
              onClick={() => {
                setOpened(false);
                sheet.template(format);
              }}
            >
              {text(`kit.export.${format}`)}
            </Button>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
