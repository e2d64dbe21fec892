import type { Network } from "@polyphon/contract/networks/networks.ts";
import { shareAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { shareFailure } from "./share-failure.ts";
import type { HandedOver, Post, Share } from "../share-model.ts";
import { sharePayload } from "./share-payload.ts";
import type { Composer } from "./use-composer.ts";
import type { ShareChecks } from "./use-share-checks.ts";

/** The created shares, those the user must finish at a network, and networks on which that step could not begin. */
export interface Sent {
  readonly shares: readonly Share[];
  readonly handed: readonly HandedOver[];
  readonly refused: readonly RefusedStep[];
}

/** A network that the user was to publish on, and why that is not possible. */
export interface RefusedStep {
  readonly network: Network;
  readonly text: string;
}

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

type Handed = { share: Share; openUrl: string; text: string };

/** Asks for the user's steps one after the other; one that is refused does not lose the others. */
export async function handOverEach(
  networks: readonly Network[],
  ask: (network: Network) => Promise<Handed>,
): Promise<Sent> {
  const shares: Share[] = [];
  const handed: HandedOver[] = [];
  const refused: RefusedStep[] = [];
  for (const network of networks)
    try {
      const { share, openUrl, text } = await ask(network);
      shares.push(share);
      handed.push({ shareId: share.id, openUrl, text });
    } catch (error) {
      refused.push({ network, text: shareFailure(error) });
    }
  return { shares, handed, refused };
}

export const refusedWords = (refused: readonly RefusedStep[]): string =>
  refused.map(({ network, text }) => `${nameOf(network)}: ${text}`).join(" ");

export function useSendShare(
  post: Post,
  composer: Composer,
  checks: ShareChecks,
  onSent: (sent: Sent) => void,
): SendShare {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
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
  const send = async (work: () => Promise<Sent>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const sent = await work();
      if (sent.shares.length > 0) onSent(sent);
      else setFailure(refusedWords(sent.refused));
    } catch (error) {
      setFailure(shareFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    failure,
    forget: () => setFailure(null),
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
