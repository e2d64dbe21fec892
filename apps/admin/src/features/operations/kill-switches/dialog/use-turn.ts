import {
  listPostSwitches,
  listStopped,
  listSwitchLog,
  previewPostSwitch,
  previewSwitch,
  readKillSwitches,
  readSharingState,
  setCompanySwitch,
  setKillSwitch,
  setPostSwitch,
} from "@polyphon/contract/operations/kill-switch.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { SwitchTarget } from "../switch-model.ts";

const shown = [
  readKillSwitches,
  readSharingState,
  listStopped,
  listSwitchLog,
  listPostSwitches,
  previewSwitch,
  previewPostSwitch,
];

/** Turns whatever switch it is, and lets everything that shows switches look again. */
export function useTurn() {
  const queries = useQueryClient();
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
      await Promise.all(shown.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
      return true;
    },
  };
}
