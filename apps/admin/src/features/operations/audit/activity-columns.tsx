import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { RowOf } from "@polyphon/admin-kit/list/use-list.ts";
import { referrers } from "@polyphon/contract/errors.ts";
import { type ActionKind, actionVerbs } from "@polyphon/contract/operations/staff-actions.ts";
import type { listStaffActions } from "@polyphon/contract/operations/staff-actions.contract.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { hrefOfUse } from "../../../shared/screens/href-of-use.ts";
import type { Account } from "../../../shared/session/account.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import classes from "../operations.module.css";

type Row = RowOf<typeof listStaffActions>;

const tones: Readonly<Record<ActionKind, StatusTone>> = {
  ADDED: "ok",
  CHANGED: "info",
  REMOVED: "bad",
  DECIDED: "ok",
  STOPPED: "warn",
  WRITTEN: "info",
  SIGNED_IN: "idle",
  ACCESS: "warn",
};

function hrefOf({ thing, thingId }: Row, account: Account): string | undefined {
  const kind = referrers.find((one) => one === thing);
  return kind === undefined || thingId === null ? undefined : hrefOfUse(account, kind, thingId);
}

/** The thing by its name, or by its number where it has none. */
function nameWords({ thingId, thingName }: Row, { text }: Texts): string | null {
  if (thingName !== null) return thingName;
  return thingId === null ? null : text("operations.activity.unnamed", { id: thingId });
}

/** What was written down with it: a reason, a subject, a network, how many. */
function noteWords({ details }: Row, { text }: Texts): string | null {
  const { reason, subject, count } = details;
  const network = networks.find((one) => one === details.network);
  const words = [
    typeof count === "number" && count > 1 ? text("operations.activity.count", { count }) : null,
    network === undefined ? null : networkNames[network],
    subject ?? null,
    reason ?? null,
  ].filter((one) => one !== null);
  return words.length === 0 ? null : words.join(" · ");
}

export function activityColumns(
  texts: Texts,
  account: Account,
  { withCompany }: { readonly withCompany: boolean },
): ListColumn<Row>[] {
  const { text, language } = texts;
  const verbWords = (row: Row) => text(`operations.activity.verbs.${row.verb}`);
  const thingWords = (row: Row) =>
    [text(`operations.activity.choices.thing.${row.thing}`), nameWords(row, texts)].filter(
      (one) => one !== null,
    );
  const columns: ListColumn<Row>[] = [
    {
      key: "by",
      header: text("operations.activity.fields.by"),
      card: "title",
      wrap: true,
      words: (row) => row.by?.name ?? text("operations.activity.provider"),
    },
    {
      key: "what",
      header: text("operations.activity.what"),
      card: "foot",
      words: verbWords,
      render: (row) => <StatusDot tone={tones[actionVerbs[row.verb]]}>{verbWords(row)}</StatusDot>,
    },
    {
      key: "thing",
      header: text("operations.activity.fields.thing"),
      card: "line",
      width: "38%",
      wrap: true,
      words: (row) => [...thingWords(row), noteWords(row, texts)].filter((one) => one !== null).join(" · "),
      render: (row) => {
        const name = nameWords(row, texts);
        const href = hrefOf(row, account);
        const note = noteWords(row, texts);
        return (
          <div className={classes.stacked}>
            <p>
              {text(`operations.activity.choices.thing.${row.thing}`)}
              {name !== null && <> · {href === undefined ? name : <AppLink href={href}>{name}</AppLink>}</>}
            </p>
            {note !== null && <span className={classes.quiet}>{note}</span>}
          </div>
        );
      },
    },
    {
      key: "company",
      header: text("operations.activity.fields.company"),
      card: "line",
      wrap: true,
      words: (row) => row.company?.name ?? "",
      render: (row) => row.company?.name ?? "–",
    },
    {
      key: "when",
      header: text("operations.activity.fields.at"),
      card: "foot-end",
      clock: true,
      words: (row) => formatMoment(row.at, language),
    },
  ];
  return withCompany ? columns : columns.filter(({ key }) => key !== "company");
}
