import {
  saveMailTemplate,
  type ShownMailTemplate,
} from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import type { MailDraft } from "./mail-draft.ts";

export function useSaveMail({ name, version }: ShownMailTemplate, onDone: () => void) {
  const { text } = useText();
  const notify = useNotify();
  const command = useCommand(saveMailTemplate);
  const violations = problemOf(command.error)?.violations ?? [];
  return {
    busy: command.isPending,
    failed: command.error,
    faultAt: (field: string) => violations.find((one) => one.field === field)?.message,
    save: async ({ own, companies, holdingEntities }: MailDraft) => {
      try {
        await command.mutateAsync({
          name,
          version,
          own,
          companies: companies.map(({ id }) => id),
          holdingEntities: holdingEntities.map(({ id }) => id),
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
