import { Button, NativeSelect } from "@mantine/core";
import { calendarGroups } from "@polyphon/contract/sharing/sharing.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { IconChevronDown } from "@tabler/icons-react";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./calendar-filters.module.css";
import type { CalendarSearch } from "./calendar-search.ts";

const chevron = <IconChevronDown size={16} stroke={1.8} aria-hidden />;

export interface CalendarFiltersProps {
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
}

export function CalendarFilters({ search, onSearch }: CalendarFiltersProps) {
  const filtered = search.network !== null || search.group !== null;
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label={t("sharing.calendar.filter.network")}
        className={classes.choice}
        rightSection={chevron}
        value={search.network ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, network: networks.find((network) => network === value) ?? null })
        }
        data={[
          { value: "", label: t("sharing.calendar.filter.anyNetwork") },
          ...networks.map((network) => ({ value: network, label: nameOf(network) })),
        ]}
      />
      <NativeSelect
        aria-label={t("sharing.calendar.filter.state")}
        className={classes.choice}
        rightSection={chevron}
        value={search.group ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, group: calendarGroups.find((group) => group === value) ?? null })
        }
        data={[
          { value: "", label: t("sharing.calendar.filter.anyState") },
          ...calendarGroups.map((group) => ({ value: group, label: t(`sharing.calendar.group.${group}`) })),
        ]}
      />
      {filtered && (
        <Button variant="subtle" onClick={() => onSearch({ ...search, network: null, group: null })}>
          {t("sharing.calendar.filter.clear")}
        </Button>
      )}
    </div>
  );
}
