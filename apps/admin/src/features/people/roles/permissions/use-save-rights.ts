import { saveRolePermissions } from "@polyphon/contract/people/roles.contract.ts";
import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useText } from "../../../../shared/text/use-text.ts";

export interface SavingRights {
  readonly busy: boolean;
  readonly failed: unknown;
  readonly clear: () => void;
  readonly save: (permissions: PermissionKey[], version: number) => Promise<void>;
}

export function useSaveRights(id: number, onSaved: () => void): SavingRights {
  const { text } = useText();
  const notify = useNotify();
  const command = useCommand(saveRolePermissions);
  const save = async (permissions: PermissionKey[], version: number) => {
    try {
      await command.mutateAsync({ id, version, permissions });
    } catch {
      // The dialog stays open and shows the refusal from the mutation.
      return;
    }
    onSaved();
    notify({ tone: "ok", text: text("people.rights.saved") });
  };
  return { busy: command.isPending, failed: command.error, clear: command.reset, save };
}
