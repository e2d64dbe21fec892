import { Button, Popover, Stack } from "@mantine/core";
import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { IconColumns3 } from "@tabler/icons-react";
import { useKit } from "../kit/kit-context.tsx";
import type { ColumnChoice } from "../kit/kit-person.ts";
import type { KitResource } from "../kit/kit-resource.ts";
import { resourceText } from "../kit/resource-text.ts";

/** Long texts do not fit in a row. */
const never: ReadonlySet<string> = new Set(["html", "longText"]);

/** Columns in the order of the list, then the fields that are hidden by default. */
export function offeredColumns({
  columns,
  fields,
}: Pick<KitResource, "columns" | "fields">): readonly string[] {
  const others = Object.keys(fields).filter(
    (name) => !columns.includes(name) && !never.has(fields[name]?.kind ?? ""),
  );
  return [...columns, ...others];
}

/** The columns to show; the first one names the row and stays. */
export function shownColumns(
  resource: Pick<KitResource, "columns" | "fields">,
  chosen: readonly string[] | undefined,
): readonly string[] {
  if (chosen === undefined) return resource.columns;
  return offeredColumns(resource).filter((name, at) => at === 0 || chosen.includes(name));
}

export interface ColumnPickerProps {
  resource: KitResource;
  choice: ColumnChoice;
}

export function ColumnPicker({ resource, choice }: ColumnPickerProps) {
  const kit = useKit();
  const words = resourceText(kit, resource);
  const offered = offeredColumns(resource);
  const shown = shownColumns(resource, choice.chosen);
  if (offered.length < 3) return null;
  const toggle = (name: string, on: boolean) =>
    choice.choose(offered.filter((one) => (one === name ? on : shown.includes(one))));
  return (
    <Popover position="bottom-end" width={240} trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={15} stroke={1.7} aria-hidden />}>
          {kit.text("kit.columns.open")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4}>
          {offered.map((name, at) => (
            <CheckBox
              key={name}
              checked={shown.includes(name)}
              disabled={at === 0}
              onChange={(on) => toggle(name, on)}
            >
              {words.field(name)}
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
