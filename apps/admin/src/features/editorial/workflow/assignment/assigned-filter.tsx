import { assignedViews } from "@polyphon/contract/editorial/editorial.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { useText } from "../../../../shared/text/use-text.ts";

const labels = { all: "all", mine: "mine", nobody: "unassigned" } as const;

export interface AssignedFilterProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Everything, what one has taken on, or what nobody has. */
export function AssignedFilter({ value, onChange }: AssignedFilterProps) {
  const { text } = useText();
  const chosen = assignedViews.find((one) => one === value) ?? "all";
  return (
    <Segmented
      full
      label={text("editorial.assignment.filter")}
      value={chosen}
      onChange={(next) => onChange(next === "all" ? undefined : next)}
      options={(["all", ...assignedViews] as const).map((one) => ({
        value: one,
        label: text(`editorial.assignment.${labels[one]}`),
      }))}
    />
  );
}
