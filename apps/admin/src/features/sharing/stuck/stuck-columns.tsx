import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listStuckShares } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { dateFormats } from "@polyphon/web/time/date-formats.ts";
import { ShareReason, shareReasonWords } from "../../../shared/shares/share-reason.tsx";
import { shareTones } from "../../../shared/shares/share-tones.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import pageClasses from "../../../shared/theme/page.module.css";
import classes from "./stuck.module.css";

export type StuckShare = OutputOf<typeof listStuckShares>["items"][number];

/** A company's staff know which company they are in. */
export function stuckColumns(
  texts: Texts,
  { withCompany }: { readonly withCompany: boolean },
): ListColumn<StuckShare>[] {
  const { text, language } = texts;
  const stateWords = (row: StuckShare) => text(`sharing.calendar.states.${row.state}`);
  const whenWords = ({ dueAt, company: { timeZone } }: StuckShare) =>
    [dateFormats(language, timeZone).moment(new Date(dueAt)), timeZone] as const;
  const columns: ListColumn<StuckShare>[] = [
    {
      key: "employee",
      header: text("sharing.stuck.fields.employeeId"),
      card: "title",
      wrap: true,
      words: (row) => row.employee.name,
    },
    {
      key: "company",
      header: text("sharing.stuck.fields.company"),
      card: "line",
      wrap: true,
      words: (row) => row.company.name,
    },
    {
      key: "post",
      header: text("sharing.stuck.post"),
      card: "line",
      wrap: true,
      width: "22%",
      words: (row) => row.postTitle,
    },
    {
      key: "reason",
      header: text("sharing.stuck.fields.reason"),
      card: "line",
      wrap: true,
      width: "34%",
      words: (row) => shareReasonWords(texts, row).join(" "),
      render: (row) => <ShareReason share={row} />,
    },
    {
      key: "network",
      header: text("sharing.stuck.fields.network"),
      card: "side",
      words: (row) => networkNames[row.network],
    },
    {
      key: "state",
      header: text("sharing.stuck.fields.state"),
      card: "foot",
      words: stateWords,
      render: (row) => <StatusDot tone={shareTones[row.state]}>{stateWords(row)}</StatusDot>,
    },
    {
      key: "when",
      header: text("sharing.stuck.when"),
      card: "foot-end",
      words: (row) => whenWords(row).join(" · "),
      render: (row) => {
        const [moment, timeZone] = whenWords(row);
        return (
          <span className={classes.when}>
            {moment}
            <span className={pageClasses.quiet}>{timeZone}</span>
          </span>
        );
      },
    },
  ];
  return withCompany ? columns : columns.filter(({ key }) => key !== "company");
}
