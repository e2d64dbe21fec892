import type { KitFilters } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { useAccount } from "../session/account.ts";

/** The fields by which a list is narrowed. */
export type FilterSet = Omit<KitFilters, "filters">;

/** All of a set; a company's staff see one company, their own, and choose none. */
export function useFilters(set: FilterSet): KitFilters {
  const ofProvider = useAccount().companyId === null;
  const filters = Object.keys(set.fields).filter((name) => ofProvider || set.fields[name]?.of !== "company");
  return { ...set, filters };
}
