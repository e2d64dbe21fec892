import { limits } from "@polyphon/contract/limits.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { t } from "../../../../shared/text/text.ts";
import { ChoiceSet } from "./choice-set.tsx";
import { toggled } from "./toggled.ts";

export interface TopicPickerProps {
  topics: readonly { readonly categoryId: number; readonly categoryName: string }[];
  /** In the order in which they were chosen. */
  chosen: readonly number[];
  fault: "category" | "tooManyCategories" | null;
  onChange: (chosen: readonly number[]) => void;
}

/** Up to four topics of a monthly cycle. A fifth can be selected and is then shown as a fault. */
export function TopicPicker({ topics, chosen, fault, onChange }: TopicPickerProps) {
  return (
    <ChoiceSet
      label={t("autopilot.topics.label")}
      hint={t("autopilot.topics.hint", { most: limits.autopilot.categories })}
      fault={fault === null ? null : t(`autopilot.fault.${fault}`)}
    >
      {topics.map(({ categoryId, categoryName }) => {
        const at = chosen.indexOf(categoryId) + 1;
        return (
          <ChoiceChip key={categoryId} pressed={at > 0} onPress={() => onChange(toggled(chosen, categoryId))}>
            {at > 0 ? t("autopilot.topics.chosen", { at, topic: categoryName }) : categoryName}
          </ChoiceChip>
        );
      })}
    </ChoiceSet>
  );
}
