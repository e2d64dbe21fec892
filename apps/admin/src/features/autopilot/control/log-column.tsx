import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { queryString, screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";

interface Person {
  readonly id: number;
}

/** Where all runs of one person are. */
export const logHref = ({ id }: Person) =>
  `${screenHref("/admin/userAptLog", {})}${queryString({ user: String(id) })}`;

export function logColumn<Row extends Person>({ text }: Texts): ListColumn<Row> {
  return {
    key: "log",
    header: text("autopilot.users.log"),
    hideHeader: true,
    align: "end",
    card: "foot-end",
    render: (row) => <AppLink href={logHref(row)}>{text("autopilot.users.log")}</AppLink>,
  };
}
