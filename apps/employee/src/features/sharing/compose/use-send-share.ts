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

/** The created shares, and those the user must finish at a network. */
export interface Sent {
  readonly shares: readonly Share[];
  readonly handed: readonly HandedOver[];
}

export interface SendShare {
  readonly busy: boolean;
  /** The server's message, or that it could not be reached. */
  readonly failure: string | null;
  readonly forget: () => void;
  readonly submit: (kind: "now" | "queue") => void;
}

/** Personal Facebook has its own button; the others are shared through the API or by the user. */
export function ways(composer: Composer) {
  const { selected } = composer.composition;
  const assisted = composer.offers.filter((offer) => offer.assisted).map(({ network }) => network);
  const now = selected.filter((network) => !(network === "FACEBOOK" && composer.personalFacebook));
  return {
    now,
    direct: now.filter((network) => !assisted.includes(network)),
    byHand: now.filter((network) => assisted.includes(network)),
  };
}

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
    sharePayload(post.id, composer.composition, composer.pictures, networks);

  const handOver = async (network: Network) => {
    try {
      return await hand.mutateAsync({ ...payload([network]), network });
    } catch (error) {
      notify("bad", `${nameOf(network)}: ${shareFailure(error)}`, { long: true });
      return null;
    }
  };
  const shareNow = async (direct: readonly Network[], byHand: readonly Network[]): Promise<Sent | null> => {
    const placed = direct.length === 0 ? [] : (await now.mutateAsync(payload(direct))).shares;
    const handed = [];
    for (const network of byHand) handed.push(await handOver(network));
    const given = handed.filter((one) => one !== null);
    const shares = [...placed, ...given.map(({ share }) => share)];
    if (shares.length === 0) return null;
    return {
      shares,
      handed: given.map(({ share, openUrl, text }) => ({ shareId: share.id, openUrl, text })),
    };
  };
  const queue = async (): Promise<Sent> => {
    const { date: scheduleDate, time } = checks.schedule;
    const { shares } = await later.mutateAsync({
      ...payload(composer.composition.selected),
      scheduleDate,
      ...(time === "" ? {} : { scheduleTime: time }),
    });
    return { shares, handed: [] };
  };
  const send = async (work: () => Promise<Sent | null>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const sent = await work();
      if (sent !== null) onSent(sent);
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
      const { now: left, direct, byHand } = ways(composer);
      if (left.length === 0) return notify("info", t("sharing.compose.facebook.useButton"), { long: true });
      if (checks.pass(left, false)) void send(() => shareNow(direct, byHand));
    },
  };
}
