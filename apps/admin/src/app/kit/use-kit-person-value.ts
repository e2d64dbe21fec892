import type { KitPerson } from "@polyphon/admin-kit/kit/kit-person.ts";
import { useAccount } from "../../shared/session/account.ts";
import { useDesk } from "../../shared/workspace/use-desk.ts";
import { useMay } from "../../shared/session/use-may.ts";

/** Rights and habits of the one who is signed in, for the kit. */
export function useKitPersonValue(): KitPerson {
  const { columns, chooseColumns } = useDesk(useAccount());
  return {
    may: useMay(),
    columnsOf: (list) => ({
      chosen: columns.find((one) => one.list === list)?.names,
      choose: (names) => chooseColumns(list, names),
    }),
  };
}
