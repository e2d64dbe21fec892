import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../../shared/text/text.ts";
import { countFilters, toggled } from "./feed-filters.ts";
import classes from "./filter-bar.module.css";
import { FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";

/** On a phone the filters are a row of chips over the feed; the first one opens them all. */
export function FilterBar({ filters, categories, onChange }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <div className={classes.bar}>
      <div className={classes.chips}>
        <ChoiceChip
          pressed={count > 0}
          expanded={open}
          icon={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />}
          onPress={() => setOpen(!open)}
        >
          {count > 0 ? t("content.filters.titleCount", { count }) : t("content.filters.title")}
        </ChoiceChip>
        {categories.map(({ id, categoryName }) => (
          <ChoiceChip
            key={id}
            pressed={filters.categories.includes(id)}
            onPress={() => onChange({ ...filters, categories: toggled(filters.categories, id) })}
          >
            {categoryName}
          </ChoiceChip>
        ))}
      </div>
      {open && (
        <div className={classes.panel}>
          <FilterPanel filters={filters} categories={categories} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
