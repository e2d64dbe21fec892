import type { abilities } from "@polyphon/contract/networks/networks.contract.ts";
import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type { z } from "zod";
import type { Log } from "../../platform/log/log.ts";
import type { SecretBox } from "../../platform/secret/secret-box.ts";
import type { NetworkConnector } from "./networks.port.ts";

export type AbilitiesOf = (network: Network, accountType: AccountType) => z.output<typeof abilities> | null;

export interface NetworkDeps {
  /** One per network that supports apps. Xing has none. */
  readonly connectors: readonly NetworkConnector[];
  readonly box: SecretBox;
  /** Networks send the browser back to pages of the employee app. */
  readonly employeeUrl: string;
  /** As the publishing side of each network declares them. */
  readonly abilities: AbilitiesOf;
  readonly log: Log;
  readonly facebook: { readonly sdkBase: string; readonly dialogBase: string; readonly appId: string };
}
