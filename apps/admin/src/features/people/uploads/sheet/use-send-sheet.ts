import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { addBulkUpload, sheetPath } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { session } from "../../../../shared/session/session.ts";
import { useText } from "../../../../shared/text/use-text.ts";

const megabyte = 1024 * 1024;

/** With XMLHttpRequest, because only it reports upload progress. */
function sendBytes(id: number, file: File, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", sheetPath(id));
    request.setRequestHeader("authorization", `Bearer ${session.read()?.token ?? ""}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener("load", () =>
      request.status === 200 ? resolve() : reject(new Error(`the file was answered with ${request.status}`)),
    );
    request.addEventListener("error", () => reject(new Error("the connection broke")));
    request.send(file);
  });
}

export interface Sending {
  readonly name: string;
  readonly share: number;
}

/** Announces a file and sends its bytes. */
export function useSendSheet(onSent: (id: number) => void) {
  const { text } = useText();
  const call = useApi();
  const [sending, setSending] = useState<Sending | null>(null);
  const [fault, setFault] = useState<string | undefined>(undefined);

  const send = async (file: File, companyId: number | null) => {
    const name = file.name;
    setFault(undefined);
    if (file.size > limits.bulkUpload.bytes) {
      return setFault(
        text("uploadWords.refusals.too_large", { megabytes: limits.bulkUpload.bytes / megabyte }),
      );
    }
    setSending({ name, share: 0 });
    try {
      const input = { fileName: name.slice(-255), ...(companyId === null ? {} : { companyId }) };
      const { id } = await call(addBulkUpload, input);
      await sendBytes(id, file, (share) => setSending({ name, share })).catch(() => {
        throw new Error(text("upload.notSent"));
      });
      onSent(id);
    } catch (error) {
      const words = error instanceof Error && error.constructor === Error ? error.message : null;
      setFault(words ?? failureText(error, text).text);
    } finally {
      setSending(null);
    }
  };
  return {
    sending,
    fault,
    setFault,
    send: (file: File, companyId: number | null) => void send(file, companyId),
  };
}
