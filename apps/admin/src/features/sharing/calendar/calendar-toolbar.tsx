import { Button, Select } from "@mantine/core";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { calendarGroups } from "@polyphon/contract/sharing/sharing.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { useAccount } from "../../../shared/session/account.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { noFilters, type CalendarQuery } from "./calendar-query.ts";
import classes from "./calendar.module.css";
import { EmployeeFilter } from "./employee-filter.tsx";

/** Filters by employee, network and state, all in the address. */
export function CalendarToolbar({ list, query }: { list: ListQuery; query: CalendarQuery }) {
  const { text } = useText();
  const { councilMode } = useAccount();
  const { network, group, employeeId } = query.filters;
  const filtered = Object.keys(query.filters).length > 0;
  const employee =
    employeeId === undefined
      ? null
      : { id: employeeId, name: list.values["employeeName"] ?? String(employeeId) };
  return (
    <div className={classes.toolbar}>
      {!councilMode && (
        <EmployeeFilter
          key={employeeId ?? "all"}
          value={employee}
          onChange={(value) =>
            list.change({ employee: value ? String(value.id) : undefined, employeeName: value?.name })
          }
        />
      )}
      <Select
        aria-label={text("sharing.calendar.network")}
        placeholder={text("sharing.calendar.anyNetwork")}
        clearable
        value={network ?? null}
        data={networks.map((value) => ({ value, label: networkNames[value] }))}
        onChange={(value) => list.change({ network: value ?? undefined })}
      />
      <Select
        aria-label={text("sharing.calendar.state")}
        placeholder={text("sharing.calendar.anyState")}
        clearable
        value={group ?? null}
        data={calendarGroups.map((value) => ({ value, label: text(`sharing.calendar.group.${value}`) }))}
        onChange={(value) => list.change({ state: value ?? undefined })}
      />
      {filtered && (
        <Button variant="subtle" onClick={() => list.change(noFilters)}>
          {text("sharing.calendar.clear")}
        </Button>
      )}
    </div>
  );
}
