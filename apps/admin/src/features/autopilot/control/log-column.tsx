import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { queryString, screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";

/** The link to all runs of one person. */
export function logColumn<Row extends { readonly id: number }>({ text }: Texts): TableColumn<Row> {
  const logOf = (id: number) => `${screenHref("/admin/userAptLog", {})}${queryString({ user: String(id) })}`;
  return {
    key: "log",
    header: text("autopilot.users.log"),
    hideHeader: true,
    align: "end",
    card: "foot-end",
    render: ({ id }) => <AppLink href={logOf(id)}>{text("autopilot.users.log")}</AppLink>,
  };
}
