import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { editBulkUploadRow } from "@polyphon/contract/people/bulk-upload.contract.ts";
import type { UploadField } from "@polyphon/contract/people/bulk-upload.ts";
import { useCommand, useRefresh } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import type { UploadRow } from "../upload-model.ts";

interface Place {
  readonly rowId: number;
  readonly field: UploadField;
}

function nextPlace(rows: readonly UploadRow[], mended: UploadRow): Place | null {
  const still = mended.faults[0];
  if (still) return { rowId: mended.id, field: still.field };
  const at = rows.findIndex(({ id }) => id === mended.id);
  const next = rows.slice(at + 1).find(({ faults }) => faults.length > 0);
  return next ? { rowId: next.id, field: next.faults[0]?.field ?? "email" } : null;
}

/** Which cell is being edited, and how it is saved. */
export function useRowEditing(rows: readonly UploadRow[], allowed: boolean) {
  const { text } = useText();
  const notify = useNotify();
  const [at, setAt] = useState<Place | null>(null);
  const edit = useCommand(editBulkUploadRow);
  const refresh = useRefresh();
  const save = (row: UploadRow, field: UploadField, value: string, goOn: boolean) => {
    const { id, version } = row;
    edit.mutate(
      { id, version, [field]: value },
      {
        onSuccess: (mended) => setAt(goOn ? nextPlace(rows, mended) : null),
        onError: (error) => {
          notify({ tone: "bad", text: failureText(error, text).text });
          void refresh("bulkUpload");
        },
      },
    );
  };
  return {
    at: allowed ? at : null,
    allowed,
    busy: edit.isPending,
    open: (rowId: number, field: UploadField) => setAt({ rowId, field }),
    close: () => setAt(null),
    save,
  };
}

export type RowEditing = ReturnType<typeof useRowEditing>;
