import type { KitPerson } from "@polyphon/admin-kit/kit/kit-person.ts";
import { useAccount } from "../../shared/session/account.ts";
import { useWorkspace } from "../../shared/workspace/use-workspace.ts";
import { useMay } from "../../shared/session/use-may.ts";

/** Permissions and preferences of the signed-in user, for the kit. */
export function useKitPersonValue(): KitPerson {
  const { columns, chooseColumns } = useWorkspace(useAccount());
  return {
    may: useMay(),
    columnsOf: (list) => ({
      chosen: columns.find((one) => one.list === list)?.names,
      choose: (names) => chooseColumns(list, names),
    }),
  };
}
