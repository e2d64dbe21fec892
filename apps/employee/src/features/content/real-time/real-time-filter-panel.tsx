import { listRealTimeSources } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../shared/text/text.ts";
import { toggled } from "../feed/filters/feed-filters.ts";
import barClasses from "../feed/filters/filter-bar.module.css";
import { FilterHead } from "../feed/filters/filter-head.tsx";
import classes from "../feed/filters/filter-panel.module.css";
import { SearchBox } from "../feed/filters/search-box.tsx";
import { countRealTimeFilters, noRealTimeFilters, type RealTimeFilters } from "./real-time-filters.ts";

export interface RealTimeFilterProps {
  filters: RealTimeFilters;
  onChange: (filters: RealTimeFilters) => void;
}

function Choices({ filters, onChange }: RealTimeFilterProps) {
  const { sources = [], languages = [] } = useEndpoint(listRealTimeSources, {}).data ?? {};
  return (
    <>
      {sources.length > 1 && (
        <>
          <h3 className={classes.group}>{t("realTime.source")}</h3>
          <fieldset className={classes.chips} aria-label={t("realTime.source")}>
            {sources.map((source) => (
              <ChoiceChip
                key={source}
                small
                pressed={filters.source === source}
                onPress={() => onChange({ ...filters, source: filters.source === source ? null : source })}
              >
                {source}
              </ChoiceChip>
            ))}
          </fieldset>
        </>
      )}
      {languages.length > 1 && (
        <>
          <h3 className={classes.group}>{t("realTime.language")}</h3>
          <fieldset className={classes.chips} aria-label={t("realTime.language")}>
            {languages.map((language) => (
              <ChoiceChip
                key={language}
                small
                pressed={filters.languages.includes(language)}
                onPress={() => onChange({ ...filters, languages: toggled(filters.languages, language) })}
              >
                {t(`content.language.${language}`)}
              </ChoiceChip>
            ))}
          </fieldset>
        </>
      )}
    </>
  );
}

export function RealTimeFilterPanel(props: RealTimeFilterProps) {
  const { filters, onChange } = props;
  return (
    <div>
      <FilterHead count={countRealTimeFilters(filters)} onClear={() => onChange(noRealTimeFilters)} />
      <SearchBox
        label={t("realTime.search")}
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <Choices {...props} />
    </div>
  );
}

/** On a phone the filters are behind one chip above the list. */
export function RealTimeFilterBar(props: RealTimeFilterProps) {
  const [open, setOpen] = useState(false);
  const count = countRealTimeFilters(props.filters);
  return (
    <div className={barClasses.bar}>
      <div className={barClasses.chips}>
        <ChoiceChip
          pressed={count > 0}
          expanded={open}
          icon={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />}
          onPress={() => setOpen(!open)}
        >
          {count > 0 ? t("content.filters.titleCount", { count }) : t("content.filters.title")}
        </ChoiceChip>
      </div>
      {open && (
        <div className={barClasses.panel}>
          <RealTimeFilterPanel {...props} />
        </div>
      )}
    </div>
  );
}
