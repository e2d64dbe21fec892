import { saveAppSetting } from "@polyphon/contract/operations/settings/app-settings.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import type { SettingChange } from "./app-settings-draft.ts";

/** One after the other: what was saved before a refusal counts already, and the page then shows it. */
export function useSaveSettings() {
  const { text } = useText();
  const notify = useNotify();
  const command = useCommand(saveAppSetting);
  return {
    busy: command.isPending,
    failed: command.error,
    save: async (changes: readonly SettingChange[]) => {
      try {
        for (const change of changes) await command.mutateAsync(change);
      } catch {
        // The form stays as it is and shows the refusal from the mutation.
        return;
      }
      notify({ tone: "ok", text: text("operations.appSettings.saved") });
    },
  };
}
