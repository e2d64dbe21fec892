import type { KitFilters } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { useAccount } from "../session/account.ts";

/** The fields by which a list is narrowed. */
export type FilterSet = Omit<KitFilters, "filters">;

/** All of a set; a company's staff see one company, their own, and in works-council mode nobody by name. */
export function useFilters(set: FilterSet): KitFilters {
  const { companyId, councilMode } = useAccount();
  const absent = [...(companyId === null ? [] : ["company"]), ...(councilMode ? ["employee"] : [])];
  const filters = Object.keys(set.fields).filter((name) => !absent.includes(set.fields[name]?.of ?? ""));
  return { ...set, filters };
}
