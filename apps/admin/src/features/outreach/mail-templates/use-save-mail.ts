import { saveMailTemplate } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import type { MailDraft } from "./mail-draft.ts";

export function useSaveMail(name: string, onDone: () => void) {
  const { text } = useText();
  const notify = useNotify();
  const command = useCommand(saveMailTemplate);
  const violations = problemOf(command.error)?.violations ?? [];
  return {
    busy: command.isPending,
    failed: command.error,
    clear: command.reset,
    faultAt: (field: string) => violations.find((one) => one.field === field)?.message,
    save: async (draft: MailDraft, version: number) => {
      try {
        await command.mutateAsync({
          name,
          version,
          own: draft.own,
          companies: draft.companies.map(({ id }) => id),
          holdingEntities: draft.holdingEntities.map(({ id }) => id),
        });
      } catch {
        // The form stays open and shows the refusal from the mutation.
        return;
      }
      notify({ tone: "ok", text: text("outreach.mails.saved") });
      onDone();
    },
  };
}
