import { Button } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { readDataSheet } from "@polyphon/contract/operations/looks.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";

function keepPdf(fileName: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = fileName;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads the sheet as it is at this moment, in the reader's language. */
export function DataSheetButton({ companyId }: { companyId: number | undefined }) {
  const { text } = useText();
  const kit = useKit();
  const call = useApi();
  const notify = useNotify();
  const load = useMutation({
    mutationFn: () => call(readDataSheet, companyId === undefined ? {} : { companyId }),
    onSuccess: ({ fileName, content }) => keepPdf(fileName, content),
    onError: (error) => notify({ tone: "bad", text: failureText(error, kit.text).text }),
  });
  return (
    <Button
      leftSection={<IconFileTypePdf size={18} stroke={1.8} aria-hidden />}
      loading={load.isPending}
      onClick={() => load.mutate()}
    >
      {text("operations.worksCouncil.sheet")}
    </Button>
  );
}
