import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import {
  addMention,
  chooseCta,
  offeredVoices,
  rememberSuggestion,
  selectNetwork,
  startComposition,
  writeCopy,
  type AddedCta,
  type Composition,
  type CompositionRules,
} from "@polyphon/rules/sharing/compose/compose-share.ts";
import type { CopyMention } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { useMemo, useState } from "react";
import { useMe } from "../../../shared/session/me.ts";
import { draftStore } from "./draft-store.ts";
import { networkOffers, type NetworkOffer } from "./networks/network-offers.ts";
import { firstChoice, type PictureChoice } from "./pictures/picture-choice.ts";
import type { Connection, Overview, Post } from "../share-model.ts";

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
  /** The user's text that another voice has replaced. */
  readonly replaced: Composition | null;
  readonly pictures: PictureChoice;
  /** Facebook is connected with a personal account: only its own button shares there. */
  readonly personalFacebook: boolean;
  readonly show: (network: Network) => void;
  readonly select: (network: Network, on: boolean) => void;
  readonly write: (text: string) => void;
  /** Applies a suggestion; the share records where the text came from. */
  readonly takeSuggestion: (text: string) => void;
  /** Inserts a mention into the text. */
  readonly mention: (text: string, mention: CopyMention) => void;
  readonly callToAction: (cta: AddedCta | null) => void;
  readonly choosePictures: (choice: PictureChoice) => void;
  readonly speakAs: (voice: Voice) => void;
  readonly bringBack: () => void;
  /** After a share nothing is selected. */
  readonly clear: () => void;
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

function useRules(post: Post, connections: readonly Connection[], week: Overview["week"]) {
  const { company } = useMe();
  const offers = useMemo(
    () => networkOffers(company.socialNetworks, post, connections, week),
    [company.socialNetworks, post, connections, week],
  );
  const rules: CompositionRules = {
    networks: company.socialNetworks,
    selectable: offers.filter(({ state }) => state === "open").map(({ network }) => network),
    differentCopy: company.differentSocialCopyFeature,
  };
  return { company, offers, rules, voices: offeredVoices(post, company.noOfVoices) };
}

export function useComposer(
  post: Post,
  connections: readonly Connection[],
  week: Overview["week"],
): Composer {
  const { company, offers, rules, voices } = useRules(post, connections, week);
  const [composition, setComposition] = useState(() => begin(post, voices, rules));
  const [replaced, setReplaced] = useState<Composition | null>(null);
  const [wanted, setWanted] = useState<Network | null>(null);
  const [pictures, choosePictures] = useState(() => firstChoice(post, Math.random()));
  const { selected } = composition;
  const shown =
    wanted !== null && selected.includes(wanted)
      ? wanted
      : (selected[0] ?? company.socialNetworks[0] ?? null);
  const change = (make: (now: Composition, network: Network) => Composition) => {
    if (shown !== null) setComposition((now) => make(now, shown));
  };

  return {
    composition,
    offers,
    voices,
    differentCopy: rules.differentCopy,
    locked: company.lockedDownCopyFeature && !post.editable,
    selectable: rules.selectable.length > 0,
    shown,
    replaced,
    pictures,
    personalFacebook: offers.some(
      ({ network, state, assisted }) => network === "FACEBOOK" && state === "open" && assisted,
    ),
    show: setWanted,
    select(network, on) {
      setComposition((now) => selectNetwork(now, network, on, rules));
      if (on) setWanted(network);
    },
    write: (text) => change((now, network) => writeCopy(now, network, text, rules)),
    takeSuggestion: (text) =>
      change((now, network) => rememberSuggestion(writeCopy(now, network, text, rules), text)),
    mention: (text, mention) =>
      change((now, network) => addMention(writeCopy(now, network, text, rules), mention)),
    callToAction: (cta) => change((now, network) => chooseCta(now, network, cta, rules)),
    choosePictures,
    speakAs(voice) {
      setReplaced(composition.edited ? composition : null);
      setComposition(startComposition(post, voice, rules));
      setWanted(null);
    },
    bringBack() {
      if (replaced !== null) setComposition(replaced);
      setReplaced(null);
    },
    clear() {
      setComposition((now) => ({ ...now, selected: [] }));
    },
  };
}
