import {
  setCompanySwitch,
  setKillSwitch,
  setPostSwitch,
} from "@polyphon/contract/operations/kill-switch.contract.ts";
import { setOwnPostSwitch, setOwnSwitch } from "@polyphon/contract/operations/own-switch.contract.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import type { SwitchTarget } from "./switch-target.ts";

/** Sets a switch of any kind. */
export function useTurn() {
  const refreshed = useRefreshed();
  const plain = useCommand(setKillSwitch);
  const company = useCommand(setCompanySwitch);
  const post = useCommand(setPostSwitch);
  const ownCompany = useCommand(setOwnSwitch);
  const ownPost = useCommand(setOwnPostSwitch);

  async function send({ scope, key, own }: SwitchTarget, active: boolean, reason: string): Promise<void> {
    switch (scope) {
      case "company":
        if (own) await ownCompany.mutateAsync({ active, reason });
        else await company.mutateAsync({ companyId: Number(key), active, reason });
        return;
      case "post":
        if (own) await ownPost.mutateAsync({ postId: Number(key), active, reason });
        else await post.mutateAsync({ postId: Number(key), active, reason });
        return;
      default:
        await plain.mutateAsync({ scope, key, active, reason });
    }
  }

  const commands = [plain, company, post, ownCompany, ownPost];
  return {
    busy: commands.some(({ isPending }) => isPending),
    failure: commands.map(({ error }) => error).find((error) => error !== null) ?? null,
    /** False when it was refused; the dialog then shows `failure`. */
    press: async (target: SwitchTarget, stop: boolean, reason: string): Promise<boolean> => {
      try {
        await send(target, stop, reason);
      } catch {
        return false;
      }
      await refreshed();
      return true;
    },
  };
}
