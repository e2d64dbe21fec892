import { Select } from "@mantine/core";
import { choice } from "@polyphon/admin-kit/widgets/choice/choice.tsx";
import type { Widget, WidgetProps } from "@polyphon/admin-kit/widgets/widget.ts";
import type { Level } from "@polyphon/contract/people/front-users/front-users.ts";
import { levelMayBecome } from "@polyphon/rules/people/front-users/front-user-action.ts";
import { useState } from "react";

/** Offers the current level and those above it. */
function LevelField({ name, label, help, error, value, onChange, choices }: WidgetProps) {
  const [stored] = useState(value as Level);
  return (
    <Select
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk
      allowDeselect={false}
      data={choices.filter((one) => levelMayBecome(stored, one.value as Level)).map((one) => ({ ...one }))}
      value={String(value)}
      onChange={(next) => onChange(next)}
    />
  );
}

export const levelWidget: Widget = { ...choice, Input: LevelField };
