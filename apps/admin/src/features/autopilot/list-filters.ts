import type { KitFilters } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { autopilotFilters } from "@polyphon/contract/autopilot/autopilot-log-fields.ts";
import { useAccount } from "../../shared/session/account.ts";

/** The filters of an autopilot list; a company's staff cannot choose a company. */
export function useListFilters(name: keyof typeof autopilotFilters): KitFilters {
  const ofProvider = useAccount().companyId === null;
  const fields = autopilotFilters[name];
  const filters = Object.keys(fields).filter((field) => field !== "company" || ofProvider);
  return { module: "autopilot", name, fields, filters };
}

/** The names of the filters in the address. */
export function namesIn({ fields, filters = [] }: KitFilters): readonly string[] {
  return filters.flatMap((name) =>
    fields[name]?.kind === "dateTime" ? [`${name}From`, `${name}To`] : [name],
  );
}
