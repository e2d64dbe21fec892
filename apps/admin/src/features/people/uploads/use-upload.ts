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

/** One upload as it stands, and what can be done with it. */
export function useUpload(id: number) {
  const { text } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const found = useEndpoint(
    readBulkUpload,
    { id },
    { refetchInterval: ({ state }) => lookAgainMs(state.data), refetchIntervalInBackground: false },
  );
  const told = {
    onSuccess: (upload: BulkUpload) => client.setQueryData([readBulkUpload.name, { id }], upload),
    onError: (error: unknown) => {
      notify({ tone: "bad", text: failureText(error, text).text });
      void found.refetch();
    },
  };
  const start = useCommand(startBulkUpload, told);
  const pause = useCommand(pauseBulkUpload, told);
  const cancel = useCommand(cancelBulkUpload, told);
  const fix = useCommand(fixBulkUpload, told);
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
