import type { Network } from "@polyphon/contract/networks/networks.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t, type TextKey } from "../../../shared/text/text.ts";
import type { ConnectionPrompt } from "./connection-prompt.ts";

export interface PromptText {
  readonly title: string;
  readonly text: string;
  readonly button: TextKey;
}

/** One sentence on the problem and one on what to do. */
export function promptText(
  name: Network,
  prompt: ConnectionPrompt,
  date: (at: string) => string,
): PromptText | null {
  const network = nameOf(name);
  switch (prompt.kind) {
    case "nothing":
      return null;
    case "missing":
      return {
        title: t("networks.need.noneTitle", { network }),
        text: t("networks.need.noneText"),
        button: "networks.connect",
      };
    case "ended":
      return {
        title: t("networks.need.endedTitle", { network }),
        text: t("networks.need.endedText"),
        button: "networks.reconnect",
      };
    case "soon":
      return {
        title:
          prompt.days === 0
            ? t("networks.need.todayTitle", { network })
            : t("networks.need.soonTitle", { network, count: prompt.days }),
        text: t("networks.need.soonText", { date: date(prompt.endsAt) }),
        button: "networks.need.renewButton",
      };
  }
}
