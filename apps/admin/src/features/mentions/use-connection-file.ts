import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { addConnections } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import {
  connectionFaults,
  type ConnectionField,
  type ConnectionRow,
  readConnectionFile,
} from "@polyphon/rules/mentions/connection-file.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useText } from "../../shared/text/use-text.ts";

export interface FileRow extends ConnectionRow {
  /** Identifies the row while others are removed. */
  readonly key: number;
  /** The server's message, until the row is changed. */
  readonly messages: Readonly<Partial<Record<ConnectionField, string>>>;
}

interface FileState {
  readonly rows: readonly FileRow[] | null;
  readonly fault: string | undefined;
  readonly done: number;
  readonly busy: boolean;
}

const none: FileState = { rows: null, fault: undefined, done: 0, busy: false };
const perCall = limits.mention.perSubmission;

export function faultsOf(rows: readonly FileRow[]): ReturnType<typeof connectionFaults> {
  return connectionFaults(rows);
}

export const isWrong = (row: FileRow, faults: Readonly<Record<string, unknown>> | undefined): boolean =>
  Object.keys(faults ?? {}).length > 0 || Object.keys(row.messages).length > 0;

/** The server names a row of the request by its index. */
function withWords(rows: readonly FileRow[], error: unknown): readonly FileRow[] | null {
  const violations = problemOf(error)?.violations ?? [];
  const placed = rows.map((row, at) => {
    const messages = violations.flatMap(({ field, message }) => {
      const [, place, name] = /^connections\.(\d+)\.(firstName|lastName|url)$/.exec(field) ?? [];
      return Number(place) === at && name !== undefined ? [[name, message]] : [];
    });
    return messages.length === 0
      ? row
      : { ...row, messages: Object.fromEntries(messages) as FileRow["messages"] };
  });
  return placed.some((row) => Object.keys(row.messages).length > 0) ? placed : null;
}

export function useConnectionFile(userId: number, onDone: (count: number) => void) {
  const { text } = useText();
  const call = useApi();
  const [state, setState] = useState(none);

  const read = async (file: File) => {
    const answer = readConnectionFile(file.name, await file.text());
    if (answer.kind === "rows")
      setState({ ...none, rows: answer.rows.map((row, key) => ({ ...row, key, messages: {} })) });
    else setState({ ...none, fault: text(`mentions.file.${answer.kind}`, { max: limits.mention.fileRows }) });
  };

  const upload = async () => {
    let rest = state.rows ?? [];
    let { done } = state;
    setState((before) => ({ ...before, busy: true, fault: undefined }));
    try {
      while (rest.length > 0) {
        const part = rest.slice(0, perCall);
        const connections = part.map(({ firstName, lastName, url }) => ({ firstName, lastName, url }));
        await call(addConnections, { userId, connections });
        rest = rest.slice(perCall);
        done += part.length;
        const [rows, reached] = [rest, done];
        setState((before) => ({ ...before, rows, done: reached }));
      }
      onDone(done);
    } catch (error) {
      const rows = withWords(rest, error);
      setState((before) => ({
        ...before,
        busy: false,
        ...(rows ? { rows } : { fault: failureText(error, text).text }),
      }));
    }
  };

  const changeRows = (change: (rows: readonly FileRow[]) => readonly FileRow[]) =>
    setState((before) => ({ ...before, rows: change(before.rows ?? []) }));

  return {
    ...state,
    read,
    upload,
    restart: () => setState(none),
    setCell: (key: number, field: ConnectionField, value: string) =>
      changeRows((rows) =>
        rows.map((row) => (row.key === key ? { ...row, [field]: value, messages: {} } : row)),
      ),
    takeOut: (key: number) => changeRows((rows) => rows.filter((row) => row.key !== key)),
  };
}
