import {
  setCompanySwitch,
  setKillSwitch,
  setPostSwitch,
} from "@polyphon/contract/operations/kill-switch.contract.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import type { SwitchTarget } from "../switch-model.ts";

/** Sets a switch of any kind. */
export function useTurn() {
  const refreshed = useRefreshed();
  const plain = useCommand(setKillSwitch);
  const company = useCommand(setCompanySwitch);
  const post = useCommand(setPostSwitch);

  async function send({ scope, key }: SwitchTarget, active: boolean, reason: string): Promise<void> {
    switch (scope) {
      case "company":
        await company.mutateAsync({ companyId: Number(key), active, reason });
        return;
      case "post":
        await post.mutateAsync({ postId: Number(key), active, reason });
        return;
      default:
        await plain.mutateAsync({ scope, key, active, reason });
    }
  }

  return {
    busy: plain.isPending || company.isPending || post.isPending,
    failure: plain.error ?? company.error ?? post.error,
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
