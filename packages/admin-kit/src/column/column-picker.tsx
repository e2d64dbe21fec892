import { Button, Popover, Stack } from "@mantine/core";
import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { IconColumns3 } from "@tabler/icons-react";
import { useKit } from "../kit/kit-context.tsx";
import type { ColumnChoice } from "../kit/kit-person.ts";

export interface ColumnPickerProps {
  offered: readonly { readonly key: string; readonly header: string }[];
  /** Keys of the columns that are shown now. */
  shown: ReadonlySet<string>;
  choice: ColumnChoice;
}

export function ColumnPicker({ offered, shown, choice }: ColumnPickerProps) {
  const kit = useKit();
  if (offered.length < 3) return null;
  const toggle = (key: string, on: boolean) =>
    choice.choose(offered.map((one) => one.key).filter((one) => (one === key ? on : shown.has(one))));
  return (
    <Popover position="bottom-end" width={240} trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={15} stroke={1.7} aria-hidden />}>
          {kit.text("kit.columns.open")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4}>
          {offered.map(({ key, header }, at) => (
            <CheckBox
              key={key}
              checked={shown.has(key)}
              disabled={at === 0}
              onChange={(on) => toggle(key, on)}
            >
              {header}
            </CheckBox>
          ))}
          {choice.chosen !== undefined && (
            <Button variant="subtle" size="xs" onClick={() => choice.choose(undefined)}>
              {kit.text("kit.columns.usual")}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
