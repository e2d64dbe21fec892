import { dislikeRealTimeContent as at } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { reactToItem } from "../react-to-item.ts";

export const dislikeRealTimeContent = command(at, ({ input, actor, tx }) =>
  reactToItem(tx, actor, { ...input, kind: "DISLIKE" }),
);
