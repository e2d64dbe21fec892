import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type { PublishAdapter } from "../../sharing.port.ts";

/** The adapter that publishes on this kind of account, if any does. */
export type ChooseAdapter = (network: Network, accountType: AccountType) => PublishAdapter | undefined;

/** Two adapters for one kind of account would publish by chance: such a list refuses to start. */
export function adapterChoice(adapters: readonly PublishAdapter[]): ChooseAdapter {
  const byAccount = new Map<string, PublishAdapter>();
  for (const adapter of adapters) {
    for (const type of adapter.accountTypes) {
      const account = `${adapter.network}/${type}`;
      if (byAccount.has(account)) throw new Error(`two adapters publish on ${account}`);
      byAccount.set(account, adapter);
    }
  }
  return (network, accountType) => byAccount.get(`${network}/${accountType}`);
}
