import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { deleteMention, listMentions } from "@polyphon/contract/mentions/mentions.contract.ts";
import type { MentionState } from "@polyphon/contract/mentions/mentions.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { usePages } from "@polyphon/web/api/use-pages.ts";
import { notify } from "../../shared/notices/notices.ts";
import { t } from "../../shared/text/text.ts";

export type Mention = OutputOf<typeof listMentions>["items"][number];

export function useMentions(status: MentionState | null) {
  return usePages(listMentions, { status: status ?? undefined });
}

export function useRemoveMention(onDone: () => void) {
  return useCommand(deleteMention, {
    onSuccess: () => {
      notify("ok", t("mentions.removed"));
      onDone();
    },
  });
}
