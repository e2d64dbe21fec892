import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import {
  addMention,
  chooseCta,
  composeAgain,
  offeredVoices,
  rememberSuggestion,
  selectNetwork,
  startComposition,
  writeCopy,
  type AddedCta,
  type Composition,
  type CompositionRules,
} from "@polyphon/rules/sharing/compose/compose-share.ts";
import { bringBack, switchVoice, type Writing } from "@polyphon/rules/sharing/compose/kept-texts.ts";
import type { CopyMention } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { useMemo, useState } from "react";
import { shareAddress } from "../../../shared/address/share-search.ts";
import { useMe } from "../../../shared/session/me.ts";
import { draftStore } from "../../../shared/drafts/draft-store.ts";
import { draftNameOf, writingOf } from "./kept-writing.ts";
import type { DraftPlace } from "./use-outcome.ts";
import { networkOffers, type NetworkOffer } from "./networks/network-offers.ts";
import { chosenPictures, firstChoice, keptChoice, type PictureChoice } from "./pictures/picture-choice.ts";
import type { Connection, Overview, Post, Share } from "../share-model.ts";

/** What the text field and the preview need: of a new share, or of one whose text is changed. */
export interface TextComposer {
  readonly composition: Composition;
  readonly offers: readonly NetworkOffer[];
  readonly differentCopy: boolean;
  readonly locked: boolean;
  /** The network whose text and preview are shown, also while none is selected. */
  readonly shown: Network | null;
  readonly pictures: readonly { readonly url: string; readonly alt?: string | undefined }[];
  readonly show: (network: Network) => void;
  readonly write: (text: string) => void;
  /** Inserts a mention into the text. */
  readonly mention: (text: string, mention: CopyMention) => void;
  /** Applies a suggestion; the share records where the text came from. */
  readonly takeSuggestion: (text: string) => void;
  readonly callToAction: ((cta: AddedCta | null) => void) | null;
}

export interface Composer extends TextComposer {
  /** Where its text is kept in this browser. */
  readonly draft: DraftPlace;
  readonly voices: readonly Voice[];
  /** At least one network can be selected. */
  readonly selectable: boolean;
  /** What is kept of it in this browser. */
  readonly kept: object;
  /** The text, and the user's own texts that another voice has replaced. */
  readonly writing: Writing;
  readonly pictureChoice: PictureChoice;
  /** Facebook is connected with a personal account: only its own button shares there. */
  readonly personalFacebook: boolean;
  readonly select: (network: Network, on: boolean) => void;
  readonly choosePictures: (choice: PictureChoice) => void;
  readonly speakAs: (voice: Voice) => void;
  readonly bringBack: () => void;
  /** After a share nothing is selected. */
  readonly clear: () => void;
}

function begin(
  kept: unknown,
  post: Post,
  failed: Share | null,
  voices: readonly Voice[],
  rules: CompositionRules,
): Writing {
  const draft = writingOf(kept);
  const first = voices[0] ?? "VOICE_1";
  const start =
    failed === null
      ? startComposition(post, first, rules)
      : composeAgain(post, { ...failed, voice: voices.includes(failed.voice) ? failed.voice : first }, rules);
  if (draft === null || !voices.includes(draft.now.voice)) return { now: start, kept: [] };
  const complete = (text: Composition): Composition => {
    const kept = text.selected.filter((network) => rules.selectable.includes(network));
    return {
      ...text,
      copies: { ...start.copies, ...text.copies },
      selected: kept.length > 0 ? kept : start.selected,
    };
  };
  return {
    now: complete(draft.now),
    kept: draft.kept.filter(({ voice }) => voices.includes(voice)).map(complete),
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
  failed: Share | null = null,
): Composer {
  const { company, offers, rules, voices } = useRules(post, connections, week);
  const { id: accountId } = useMe().account;
  const again = failed?.id ?? null;
  const draft = { name: draftNameOf(post.id, again), address: shareAddress(post.id, again) };
  const [writing, setWriting] = useState(() =>
    begin(draftStore.read(accountId, draft.name)?.value, post, failed, voices, rules),
  );
  const [wanted, setWanted] = useState<Network | null>(failed?.network ?? null);
  const [pictureChoice, choosePictures] = useState(() => {
    const kept = (draftStore.read(accountId, draft.name)?.value ?? {}) as { readonly pictures?: unknown };
    return keptChoice(kept.pictures, post, Date.now()) ?? firstChoice(post, Math.random());
  });
  const composition = writing.now;
  const setComposition = (make: (now: Composition) => Composition) =>
    setWriting(({ now, kept }) => ({ now: make(now), kept }));
  const { selected } = composition;
  const shown =
    wanted !== null && (selected.includes(wanted) || selected.length === 0)
      ? wanted
      : (selected[0] ?? company.socialNetworks[0] ?? null);
  const change = (make: (now: Composition, network: Network) => Composition) => {
    if (shown !== null) setComposition((now) => make(now, shown));
  };

  return {
    draft,
    composition,
    offers,
    voices,
    differentCopy: rules.differentCopy,
    locked: company.lockedDownCopyFeature && !post.editable,
    selectable: rules.selectable.length > 0,
    shown,
    writing,
    kept: pictureChoice.kind === "own" ? { ...writing, pictures: pictureChoice.pictures } : writing,
    pictures: chosenPictures(post, pictureChoice),
    pictureChoice,
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
      setWriting((before) => switchVoice(before, startComposition(post, voice, rules)));
      setWanted(null);
    },
    bringBack() {
      setWriting(bringBack);
    },
    clear() {
      setComposition((now) => ({ ...now, selected: [] }));
    },
  };
}
