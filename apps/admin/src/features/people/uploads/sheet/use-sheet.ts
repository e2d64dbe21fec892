import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import {
  readBulkUploadFaults,
  readBulkUploadTemplate,
} from "@polyphon/contract/people/bulk-upload.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import { saveSheet } from "./save-sheet.ts";

/** Downloads a file; one at a time. */
export function useSheet() {
  const { text } = useText();
  const call = useApi();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const fetchSheet = async (ask: () => Promise<Parameters<typeof saveSheet>[0]>) => {
    setBusy(true);
    try {
      saveSheet(await ask());
    } catch (error) {
      notify({ tone: "bad", text: failureText(error, text).text });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    template: (format: "xlsx" | "csv") => void fetchSheet(() => call(readBulkUploadTemplate, { format })),
    faults: (id: number) => void fetchSheet(() => call(readBulkUploadFaults, { id })),
  };
}
