import { plainCell } from "@polyphon/contract/kit/export-page.ts";
import { useRef, useState } from "react";
import { failureText } from "../failure/failure-text.ts";
import { useKit } from "../kit/kit-context.tsx";

export type FileFormat = "csv" | "xlsx";

const fileOf = {
  csv: async (rows: readonly (readonly string[])[]) => (await import("./csv-file.ts")).csvFile(rows),
  xlsx: async (rows: readonly (readonly string[])[]) => (await import("./xlsx-file.ts")).xlsxFile(rows),
};

function keepFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** One part of the rows, and where the next one begins. */
export interface ExportPage {
  readonly rows: readonly (readonly string[])[];
  readonly next: string | null;
}

export interface ExportSource {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly heads: readonly string[];
  readonly page: (after: string | undefined, signal: AbortSignal) => Promise<ExportPage>;
}

/** Asks for the rows part by part and makes a file of them. */
export function useFileExport({ name, heads, page }: ExportSource) {
  const kit = useKit();
  const stop = useRef<AbortController | null>(null);
  const [rowsSoFar, setRowsSoFar] = useState<number | null>(null);

  const collect = async (signal: AbortSignal): Promise<(readonly string[])[]> => {
    const rows: (readonly string[])[] = [heads.map(plainCell)];
    let after: string | undefined;
    do {
      const found = await page(after, signal);
      rows.push(...found.rows);
      setRowsSoFar(rows.length - 1);
      after = found.next ?? undefined;
    } while (after !== undefined);
    return rows;
  };

  const start = async (format: FileFormat) => {
    const control = new AbortController();
    stop.current = control;
    setRowsSoFar(0);
    try {
      const rows = await collect(control.signal);
      keepFile(await fileOf[format](rows), `${name}.${format}`);
      kit.notify({ tone: "ok", text: kit.text("kit.export.done", { count: rows.length - 1 }) });
    } catch (error) {
      if (!control.signal.aborted) kit.notify({ tone: "bad", text: failureText(error, kit.text).text });
    } finally {
      setRowsSoFar(null);
    }
  };
  return {
    rowsSoFar,
    start: (format: FileFormat) => void start(format),
    cancel: () => stop.current?.abort(),
  };
}
