import { saveAppSetting } from "@polyphon/contract/operations/settings/app-settings.contract.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import type { SettingChange } from "./app-settings-draft.ts";

/** One after the other: what was saved before a refusal is already in effect, and the page shows it. */
export function useSaveSettings() {
  const { text } = useText();
  const notify = useNotify();
  const command = useCommand(saveAppSetting);
  const refreshed = useRefreshed();
  return {
    busy: command.isPending,
    failed: command.error,
    clear: command.reset,
    /** False when one of them was refused. */
    save: async (changes: readonly SettingChange[]): Promise<boolean> => {
      try {
        for (const change of changes) await command.mutateAsync(change);
      } catch {
        // The form stays as it is and shows the refusal from the mutation.
        return false;
      }
      await refreshed();
      notify({ tone: "ok", text: text("operations.appSettings.saved") });
      return true;
    },
  };
}
