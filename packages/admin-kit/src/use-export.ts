import { useApi } from "@polyphon/web/use-endpoint.ts";
import { useRef, useState } from "react";
import { failureText } from "./failure-text.ts";
import { useKit } from "./kit-context.tsx";
import { callOf, type KitResource } from "./kit-resource.ts";
import { listCall } from "./list-call.ts";
import type { QueryValues } from "./list-query.ts";
import { resourceText } from "./resource-text.ts";
import { storedWords } from "./stored-words.ts";

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

/** Asks for what is filtered part by part and makes a file of it. */
export function useExport(resource: KitResource, values: QueryValues) {
  const kit = useKit();
  const call = useApi();
  const stop = useRef<AbortController | null>(null);
  const [rowsSoFar, setRowsSoFar] = useState<number | null>(null);
  const names = Object.keys(resource.fields);

  const collect = async (signal: AbortSignal): Promise<string[][]> => {
    const words = resourceText(kit, resource);
    const rows = [names.map(words.field)];
    const narrowed = listCall(resource, values);
    let after: string | undefined;
    do {
      const input = callOf<KitResource["export"]>(after === undefined ? narrowed : { ...narrowed, after });
      const page = await call(resource.export, input, { signal });
      for (const row of page.rows)
        rows.push(row.map((word, at) => storedWords(kit, resource, names[at] ?? "", word)));
      setRowsSoFar(rows.length - 1);
      after = page.next ?? undefined;
    } while (after !== undefined);
    return rows;
  };

  const start = async (format: FileFormat) => {
    const control = new AbortController();
    stop.current = control;
    setRowsSoFar(0);
    try {
      const rows = await collect(control.signal);
      keepFile(await fileOf[format](rows), `${resource.name}.${format}`);
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
