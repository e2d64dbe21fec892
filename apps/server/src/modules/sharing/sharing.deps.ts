import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type { ChosenTimes } from "@polyphon/rules/sharing/schedule/suggest-times.ts";
import type { Signals } from "../../platform/db/connection/signals.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { FrontActor } from "../../platform/session/actor.ts";
import type { PublishAbilities } from "./sharing.port.ts";
import type { Signer } from "../../platform/secret/signer.ts";

export interface SharingDeps {
  readonly shortLinkUrl: string;
  readonly answerWithinMs: number;
  /** Heard when a worker has written what became of a share. */
  readonly settling: Pick<Signals, "wait">;
  /** Thumbnails of pictures, videos and documents by media id. */
  readonly thumbnails: (tx: Tx, mediaIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** The addresses of pictures by media id. */
  readonly pictureUrls: (tx: Tx, mediaIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** What can be published on an account; null where nothing can. */
  readonly abilities: (network: Network, accountType: AccountType) => PublishAbilities | null;
  /** The network's own page on which a person shares an address; null where a network has none. */
  readonly sharePage: (network: Network, address: string | null) => string | null;
  /** What the person has told the autopilot about the days and hours of these dates. */
  readonly chosenTimes: (tx: Tx, actor: FrontActor, dates: readonly string[]) => Promise<ChosenTimes>;
  /** Proves that a link to a planned share is ours; 32 bytes in base64. */
  readonly signer: Signer;
}
