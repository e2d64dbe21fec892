import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { adminMentions } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { useCommand, useRefresh } from "@polyphon/web/api/use-endpoint.ts";
import { useNotify } from "../../shared/notices/notices.tsx";
import { useText } from "../../shared/text/use-text.ts";

/** Approving, rejecting and deleting, with their notices. The list refetches after a refusal too, because it was outdated. */
export function useMentionCommands(onDone: () => void) {
  const { text } = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const failed = (error: unknown) => {
    const { text: words, reference } = failureText(error, text);
    notify({ tone: "bad", text: words, ...(reference === undefined ? {} : { reference }) });
    void refresh("mention");
    onDone();
  };
  const done = (words: string) => {
    notify({ tone: "ok", text: words });
    onDone();
  };
  const decide = useCommand(adminMentions.changeStatus, {
    onSuccess: ({ status }) =>
      done(text(status === "ACTIVE" ? "mentions.list.approved" : "mentions.list.rejected")),
    onError: failed,
  });
  const remove = useCommand(adminMentions.remove, {
    onSuccess: () => done(text("mentions.list.removed")),
    onError: failed,
  });
  return { decide, remove };
}
