import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listErrorLog } from "@polyphon/contract/operations/logs.contract.ts";
import { signInFailures } from "@polyphon/contract/identity/sign-in-failures.ts";
import { type ShareState, shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import { LoggedPost } from "./logged-post.tsx";
import classes from "../operations.module.css";

export type ErrorRow = OutputOf<typeof listErrorLog>["items"][number] & { readonly id: string };

const tones: Readonly<Record<ShareState, StatusTone>> = {
  SCHEDULED: "info",
  PUBLISHING: "info",
  SHARED: "ok",
  FAILED: "bad",
  UNCONFIRMED: "warn",
  HELD: "warn",
  CANCELLED: "idle",
};

function Reason({ row, text }: { readonly row: ErrorRow; readonly text: Texts["text"] }) {
  const reason = signInFailures.find((one) => row.type === "SIGN_IN" && one === row.reason);
  return reason ? <span>{text(`operations.errors.signIns.${reason}`)}</span> : <code>{row.reason}</code>;
}

export function errorColumns(
  { text, language }: Texts,
  { mayView, signIns }: { readonly mayView: boolean; readonly signIns: boolean },
): TableColumn<ErrorRow>[] {
  const stateOf = (row: ErrorRow) => shareStates.find((one) => one === row.status) ?? "FAILED";
  const postOf = ({ postId, postTitle }: ErrorRow) =>
    postId === null ? "–" : <LoggedPost post={{ postId, postTitle }} mayView={mayView} texts={{ text }} />;
  const columns: TableColumn<ErrorRow>[] = [
    {
      key: "reference",
      header: text("operations.errors.reference"),
      card: "title",
      render: (row) => <code>{row.reference}</code>,
    },
    {
      key: "type",
      header: text("operations.errors.type"),
      card: "side",
      render: (row) => text(`operations.errors.types.${row.type}`),
    },
    {
      key: "network",
      header: text("operations.errors.network"),
      card: "hidden",
      render: (row) => (row.network === null ? "–" : networkNames[row.network]),
    },
    {
      key: "user",
      header: text("operations.errors.user"),
      card: "line",
      wrap: true,
      render: (row) => <span className={classes.stacked}>{row.user ?? "–"}</span>,
    },
    {
      key: "post",
      header: text("operations.errors.post"),
      card: "line",
      wrap: true,
      width: "24%",
      render: postOf,
    },
    {
      key: "status",
      header: text("operations.errors.status"),
      card: "foot",
      render: (row) => (
        <StatusDot tone={tones[stateOf(row)]}>{text(`operations.errors.states.${stateOf(row)}`)}</StatusDot>
      ),
    },
    {
      key: "when",
      header: text("operations.errors.when"),
      card: "foot-end",
      render: (row) => formatMoment(row.at, language),
    },
    {
      key: "detail",
      header: text("operations.errors.detail"),
      card: "line",
      wrap: true,
      width: signIns ? "38%" : "20%",
      render: (row) => (
        <span className={classes.stacked}>
          {row.reason !== null && <Reason row={row} text={text} />}
          {row.detail !== null && <span className={classes.quiet}>{row.detail}</span>}
          {row.waitSeconds > 0 && (
            <span className={classes.quiet}>
              {text("operations.errors.waits", { seconds: String(row.waitSeconds) })}
            </span>
          )}
        </span>
      ),
    },
  ];
  // A sign-in has neither.
  return signIns ? columns.filter(({ key }) => key !== "network" && key !== "post") : columns;
}
