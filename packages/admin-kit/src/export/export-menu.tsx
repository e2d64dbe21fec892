import { Button, Popover, Stack } from "@mantine/core";
import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { IconDownload, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useKit } from "../kit/kit-context.tsx";
import { type ExportSource, useFileExport } from "./use-file-export.ts";

const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

export interface ExportMenuProps {
  source: ExportSource;
  /** With the fields that are not shown as well, where the list has such. */
  whole?: ExportSource | undefined;
}

/** A list as a file, in the format of one's choice; while it is made it can be stopped. */
export function ExportMenu({ source, whole }: ExportMenuProps) {
  const { text, language } = useKit();
  const [opened, setOpened] = useState(false);
  const [wholly, setWholly] = useState(false);
  const { rowsSoFar, start, cancel } = useFileExport((wholly && whole) || source);
  if (rowsSoFar !== null)
    return (
      <Button variant="default" size="xs" leftSection={<IconX {...icon} />} onClick={cancel}>
        <output>
          {text("kit.export.running", { count: rowsSoFar, formatted: rowsSoFar.toLocaleString(language) })}
        </output>
      </Button>
    );
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={220} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload {...icon} />}
          onClick={() => setOpened((now) => !now)}
        >
          {text("kit.export.open")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4}>
          {whole && (
            <CheckBox checked={wholly} onChange={setWholly}>
              {text("kit.export.allFields")}
            </CheckBox>
          )}
          {(["csv", "xlsx"] as const).map((format) => (
            <Button
              key={format}
              variant="subtle"
              size="xs"
              justify="flex-start"
              onClick={() => {
                setOpened(false);
                start(format);
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
