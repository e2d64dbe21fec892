import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { RowOf } from "@polyphon/admin-kit/list/use-list.ts";
import type { listErrorLog } from "@polyphon/contract/operations/logs.contract.ts";
import { signInFailures } from "@polyphon/contract/identity/sign-in-failures.ts";
import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { shareTones } from "../../../shared/shares/share-tones.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import { postColumn } from "./post-column.tsx";
import classes from "../operations.module.css";

type ErrorRow = RowOf<typeof listErrorLog>;

/** What went wrong, in words where there are some. */
function reasonWords(row: ErrorRow, { text }: Texts): string | null {
  const known = signInFailures.find((one) => row.type === "SIGN_IN" && one === row.reason);
  return known ? text(`operations.errors.signIns.${known}`) : row.reason;
}

/** The lines below the reason. */
const detailLines = ({ detail, waitSeconds }: ErrorRow, { text }: Texts): string[] => [
  ...(detail === null ? [] : [detail]),
  ...(waitSeconds > 0 ? [text("operations.errors.waits", { seconds: String(waitSeconds) })] : []),
];

function Detail({ row, texts }: { readonly row: ErrorRow; readonly texts: Texts }) {
  const reason = reasonWords(row, texts);
  return (
    <span className={classes.stacked}>
      {reason !== null && (reason === row.reason ? <code>{reason}</code> : <span>{reason}</span>)}
      {detailLines(row, texts).map((line) => (
        <span key={line} className={classes.quiet}>
          {line}
        </span>
      ))}
    </span>
  );
}

export function errorColumns(
  texts: Texts,
  { signIns }: { readonly signIns: boolean },
): ListColumn<ErrorRow>[] {
  const { text, language } = texts;
  const stateOf = (row: ErrorRow) => shareStates.find((one) => one === row.status) ?? "FAILED";
  const stateWords = (row: ErrorRow) => text(`operations.errors.states.${stateOf(row)}`);
  const networkWords = ({ network }: ErrorRow) => (network === null ? "" : networkNames[network]);
  const columns: ListColumn<ErrorRow>[] = [
    {
      key: "reference",
      header: text("operations.errors.reference"),
      card: "title",
      words: (row) => row.reference,
      render: (row) => <code>{row.reference}</code>,
    },
    {
      key: "type",
      header: text("operations.errors.fields.type"),
      card: "side",
      words: (row) => text(`operations.errors.choices.type.${row.type}`),
    },
    {
      key: "network",
      header: text("operations.errors.fields.network"),
      card: "hidden",
      words: networkWords,
      render: (row) => networkWords(row) || "–",
    },
    {
      key: "user",
      header: text("operations.errors.user"),
      card: "line",
      wrap: true,
      words: (row) => row.user?.name ?? "",
      render: (row) => <span className={classes.stacked}>{row.user?.name ?? "–"}</span>,
    },
    { ...postColumn(texts), width: "24%", card: "line" },
    {
      key: "status",
      header: text("operations.errors.status"),
      card: "foot",
      words: stateWords,
      render: (row) => <StatusDot tone={shareTones[stateOf(row)]}>{stateWords(row)}</StatusDot>,
    },
    {
      key: "when",
      header: text("operations.errors.when"),
      card: "foot-end",
      clock: true,
      words: (row) => formatMoment(row.at, language),
    },
    {
      key: "detail",
      header: text("operations.errors.detail"),
      card: "line",
      wrap: true,
      width: signIns ? "38%" : "20%",
      words: (row) =>
        [reasonWords(row, texts), ...detailLines(row, texts)].filter((line) => line !== null).join(" · "),
      render: (row) => <Detail row={row} texts={texts} />,
    },
  ];
  // A sign-in has neither.
  return signIns ? columns.filter(({ key }) => key !== "network" && key !== "post") : columns;
}
