import type { KitPerson } from "@polyphon/admin-kit/kit/kit-person.ts";
import { hrefOfUse } from "../../shared/screens/href-of-use.ts";
import { useAccount } from "../../shared/session/account.ts";
import { useWorkspace } from "../../shared/workspace/use-workspace.ts";
import { useMay } from "../../shared/session/use-may.ts";

/** Permissions and preferences of the signed-in user, for the kit. */
export function useKitPersonValue(): KitPerson {
  const account = useAccount();
  const { columns, chooseColumns } = useWorkspace(account);
  return {
    may: useMay(),
    hrefOfUse: (kind, id) => hrefOfUse(account, kind, id),
    columnsOf: (list) => ({
      chosen: columns.find((one) => one.list === list)?.names,
      choose: (names) => chooseColumns(list, names),
    }),
  };
}
