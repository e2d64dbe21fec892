import { type PostCount, postCounts } from "@polyphon/contract/autopilot/autopilot.ts";
import { RadioLine } from "@polyphon/ui/input/choice/radio-line.tsx";
import { useId } from "react";
import { t } from "../../../../shared/text/text.ts";

export interface CountPickerProps {
  count: PostCount | null;
  /** Required and not answered yet. */
  missing: boolean;
  onChange: (count: PostCount) => void;
}

/** How many posts a week are shared on each network: two, three or five. */
export function CountPicker({ count, missing, onChange }: CountPickerProps) {
  return (
    <RadioLine
      label={t("autopilot.count.label")}
      name={useId()}
      value={count === null ? "" : String(count)}
      options={postCounts.map((one) => ({
        value: String(one),
        label: t("autopilot.count.option", { count: one }),
      }))}
      error={missing ? t("autopilot.fault.count") : undefined}
      onChange={(value) => {
        const chosen = postCounts.find((one) => String(one) === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
