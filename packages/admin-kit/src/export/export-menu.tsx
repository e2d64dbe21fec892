import { Button } from "@mantine/core";
import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useKit } from "../kit/kit-context.tsx";
import { FormatMenu } from "./format-menu.tsx";
import { type ExportSource, useFileExport } from "./use-file-export.ts";

export interface ExportMenuProps {
  source: ExportSource;
  /** With the fields that are not shown as well, where the list has such. */
  whole?: ExportSource | undefined;
}

/** A list as a file, in the format of one's choice; while it is made it can be stopped. */
export function ExportMenu({ source, whole }: ExportMenuProps) {
  const { text, language } = useKit();
  const [wholly, setWholly] = useState(false);
  const { rowsSoFar, start, cancel } = useFileExport((wholly && whole) || source);
  if (rowsSoFar !== null)
    return (
      <Button
        variant="default"
        size="xs"
        leftSection={<IconX size={15} stroke={1.7} aria-hidden />}
        onClick={cancel}
      >
        <output>
          {text("kit.export.running", { count: rowsSoFar, formatted: rowsSoFar.toLocaleString(language) })}
        </output>
      </Button>
    );
  return (
    <FormatMenu label={text("kit.export.open")} size="xs" onChoose={start}>
      {whole && (
        <CheckBox checked={wholly} onChange={setWholly}>
          {text("kit.export.allFields")}
        </CheckBox>
      )}
    </FormatMenu>
  );
}
