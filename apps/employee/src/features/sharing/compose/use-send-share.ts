import type { Network } from "@polyphon/contract/networks/networks.ts";
import { shareAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import type { Post } from "../share-model.ts";
import { handOverEach, type Sent } from "./sent.ts";
import { sharePayload } from "./share-payload.ts";
import type { Composer } from "./use-composer.ts";
import { useSending } from "./use-sending.ts";
import type { ShareChecks } from "./use-share-checks.ts";

export interface SendShare {
  readonly busy: boolean;
  /** The server's message, or that it could not be reached. */
  readonly failure: string | null;
  readonly forget: () => void;
  readonly submit: (kind: "now" | "queue") => void;
}

/** The selected networks that we publish on, and those on which the user does. */
export function ways(composer: Composer) {
  const { selected } = composer.composition;
  const assisted = composer.offers.filter((offer) => offer.assisted).map(({ network }) => network);
  const byHand = selected.filter((network) => assisted.includes(network));
  return {
    direct: selected.filter((network) => !assisted.includes(network)),
    byHand,
    /** Alone it is shared with its own button. */
    onlyPersonalFacebook:
      composer.personalFacebook && selected.length > 0 && selected.every((network) => network === "FACEBOOK"),
  };
}

export function useSendShare(
  post: Post,
  composer: Composer,
  checks: ShareChecks,
  onSent: (sent: Sent) => void,
): SendShare {
  const { title } = post;
  const { busy, failure, forget, send } = useSending({ title, draft: composer.draft, onSent });
  const now = useCommand(sharePost);
  const hand = useCommand(shareAssisted);
  const later = useCommand(schedulePost);
  const payload = (networks: readonly Network[]) =>
    sharePayload(post.id, composer.composition, composer.pictureChoice, networks);

  const shareNow = async (direct: readonly Network[], byHand: readonly Network[]): Promise<Sent> => {
    const placed = direct.length === 0 ? [] : (await now.mutateAsync(payload(direct))).shares;
    const own = await handOverEach(byHand, (network) =>
      hand.mutateAsync({
        ...payload([network]),
        network,
        personalFacebook: network === "FACEBOOK" ? 1 : 0,
      }),
    );
    return { ...own, shares: [...placed, ...own.shares] };
  };
  const queue = async (): Promise<Sent> => {
    const { date: scheduleDate, time } = checks.schedule;
    const { shares } = await later.mutateAsync({
      ...payload(composer.composition.selected),
      scheduleDate,
      ...(time === "" ? {} : { scheduleTime: time }),
    });
    return { shares, handed: [], refused: [] };
  };

  return {
    busy,
    failure,
    forget,
    submit(kind) {
      const { selected } = composer.composition;
      if (busy || (selected.length === 0 && !checks.pass([], kind === "queue"))) return;
      if (kind === "queue") {
        if (checks.pass(selected, true)) void send(queue);
        return;
      }
      const { direct, byHand, onlyPersonalFacebook } = ways(composer);
      if (onlyPersonalFacebook)
        return notify("info", t("sharing.compose.facebook.useButton"), { long: true });
      if (checks.pass(selected, false)) void send(() => shareNow(direct, byHand));
    },
  };
}
