import "../../../shared/theme/styles-screens.ts";
import type { KitResource } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { useMemo } from "react";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { FrontUserList } from "./front-user-list.tsx";
import { useFrontUsers } from "./use-front-users.ts";

/** The same list, limited to users whose address has another domain. */
export default function CrossDomainsScreen() {
  const { listed: resource } = useFrontUsers();
  const query = useListQuery();
  const held = useMemo(
    (): KitResource => ({
      ...resource,
      name: "cross-domains",
      filters: resource.filters?.filter((name) => name !== "type"),
      screens: { ...resource.screens, list: "/admin/cross-domains" },
    }),
    [resource],
  );
  return (
    <FrontUserList resource={held} query={{ ...query, values: { ...query.values, type: "CROSS_DOMAIN" } }} />
  );
}
