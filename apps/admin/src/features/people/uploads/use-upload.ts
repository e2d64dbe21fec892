import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import {
  cancelBulkUpload,
  fixBulkUpload,
  pauseBulkUpload,
  readBulkUpload,
  startBulkUpload,
} from "@polyphon/contract/people/bulk-upload.contract.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { type BulkUpload, lookAgainMs } from "./upload-model.ts";

/** One upload with its actions. */
export function useUpload(id: number) {
  const { text } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const found = useEndpoint(
    readBulkUpload,
    { id },
    { refetchInterval: ({ state }) => lookAgainMs(state.data), refetchIntervalInBackground: false },
  );
  const messages = {
    onSuccess: (upload: BulkUpload) => client.setQueryData([readBulkUpload.name, { id }], upload),
    onError: (error: unknown) => {
      notify({ tone: "bad", text: failureText(error, text).text });
      void found.refetch();
    },
  };
  const start = useCommand(startBulkUpload, messages);
  const pause = useCommand(pauseBulkUpload, messages);
  const cancel = useCommand(cancelBulkUpload, messages);
  const fix = useCommand(fixBulkUpload, messages);
  return {
    found,
    upload: found.data,
    busy: start.isPending || pause.isPending || cancel.isPending || fix.isPending,
    start: (skipExisting: boolean) => start.mutate({ id, skipExisting }),
    pause: () => pause.mutate({ id }),
    cancel: () => cancel.mutate({ id }),
    fix: ({ field, from, to }: BulkUpload["repeats"][number]) => fix.mutate({ id, field, from, to }),
  };
}

export type UseUpload = ReturnType<typeof useUpload>;
