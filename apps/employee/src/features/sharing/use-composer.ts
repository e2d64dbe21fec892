import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { useMemo, useState } from "react";
import { useMe } from "../../shared/me.ts";
import {
  offeredVoices,
  selectNetwork,
  startComposition,
  writeCopy,
  type Composition,
  type CompositionRules,
} from "./composition.ts";
import { draftStore } from "./draft-store.ts";
import { networkOffers, type NetworkOffer } from "./network-offers.ts";
import type { Connection, Overview, Post } from "./share-model.ts";

export interface Composer {
  readonly composition: Composition;
  readonly offers: readonly NetworkOffer[];
  readonly voices: readonly Voice[];
  readonly differentCopy: boolean;
  readonly locked: boolean;
  /** At least one network can be selected. */
  readonly selectable: boolean;
  /** The network whose text and preview are shown, also while none is selected. */
  readonly shown: Network | null;
  /** Own words that another voice has replaced. */
  readonly replaced: Composition | null;
  readonly show: (network: Network) => void;
  readonly select: (network: Network, on: boolean) => void;
  readonly write: (text: string) => void;
  readonly speakAs: (voice: Voice) => void;
  readonly bringBack: () => void;
}

function begin(post: Post, voices: readonly Voice[], rules: CompositionRules): Composition {
  const draft = draftStore.read(post.id);
  const start = startComposition(post, voices[0] ?? "VOICE_1", rules);
  if (draft === null || !voices.includes(draft.voice)) return start;
  const kept = draft.selected.filter((network) => rules.selectable.includes(network));
  return {
    ...draft,
    copies: { ...start.copies, ...draft.copies },
    selected: kept.length > 0 ? kept : start.selected,
  };
}

export function useComposer(
  post: Post,
  connections: readonly Connection[],
  week: Overview["week"],
): Composer {
  const { company } = useMe();
  const offers = useMemo(
    () => networkOffers(company.socialNetworks, post, connections, week),
    [company.socialNetworks, post, connections, week],
  );
  const rules: CompositionRules = {
    networks: company.socialNetworks,
    selectable: offers.filter(({ state }) => state === "open").map(({ network }) => network),
    differentCopy: company.differentSocialCopy,
  };
  const voices = offeredVoices(post, company.noOfVoices);
  const [composition, setComposition] = useState(() => begin(post, voices, rules));
  const [replaced, setReplaced] = useState<Composition | null>(null);
  const [wanted, setWanted] = useState<Network | null>(null);
  const { selected } = composition;
  const shown =
    wanted !== null && selected.includes(wanted)
      ? wanted
      : (selected[0] ?? company.socialNetworks[0] ?? null);

  return {
    composition,
    offers,
    voices,
    differentCopy: rules.differentCopy,
    locked: company.lockedDownCopy,
    selectable: rules.selectable.length > 0,
    shown,
    replaced,
    show: setWanted,
    select(network, on) {
      setComposition(selectNetwork(composition, network, on, rules));
      if (on) setWanted(network);
    },
    write(text) {
      if (shown !== null) setComposition(writeCopy(composition, shown, text, rules));
    },
    speakAs(voice) {
      setReplaced(composition.edited ? composition : null);
      setComposition(startComposition(post, voice, rules));
      setWanted(null);
    },
    bringBack() {
      if (replaced !== null) setComposition(replaced);
      setReplaced(null);
    },
  };
}
