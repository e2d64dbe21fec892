import { Button, Popover, Stack } from "@mantine/core";
import { IconDownload, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useKit } from "./kit-context.tsx";
import type { KitResource } from "./kit-resource.ts";
import type { QueryValues } from "./list-query.ts";
import { useExport } from "./use-export.ts";

const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

/** The list as a file: what the filters leave, in the order of the list. */
export function ExportButton({ resource, values }: { resource: KitResource; values: QueryValues }) {
  const { text, language } = useKit();
  const [opened, setOpened] = useState(false);
  const { rowsSoFar, start, cancel } = useExport(resource, values);
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
