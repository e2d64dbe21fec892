import {
  isFromAi,
  rememberSuggestion,
  type Composition,
} from "@polyphon/rules/sharing/compose/compose-share.ts";
import {
  readMentions,
  sentCopy,
  type CopyMention,
} from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { type KeptRecord, useKeptRecord } from "../../../../shared/drafts/use-kept-record.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { networkOffers } from "../../compose/networks/network-offers.ts";
import type { TextComposer } from "../../compose/use-composer.ts";
import type { Connection, Post, Share } from "../../share-model.ts";

interface Rewritten {
  readonly text: string;
  readonly added: readonly CopyMention[];
  /** What an AI suggested and the person took over. */
  readonly aiTexts: readonly string[];
}

export interface Rewrite {
  readonly composer: TextComposer;
  readonly record: KeptRecord<Rewritten>;
  /** As it is sent to the network. */
  readonly sent: string;
  readonly fromAi: boolean;
}

export interface RewriteParts {
  readonly share: Share;
  readonly post: Post;
  readonly connections: readonly Connection[];
  readonly pictures: readonly { readonly url: string; readonly altText: string }[];
}

const nothing = () => undefined;

/** A share whose text is changed, with the text field and the preview of a new one. */
export function useRewrite({ share, post, connections, pictures }: RewriteParts): Rewrite {
  const { company } = useMe();
  const { network, voice } = share;
  const stored = readMentions(share.text);
  const read = { version: share.version, values: { text: stored.text, added: [], aiTexts: [] } };
  const record = useKeptRecord<Rewritten>(`share-text-${share.id}`, read);
  const { text, added, aiTexts } = record.values;
  const mentions = [...stored.mentions, ...added];
  const write = (words: string) => record.change({ text: words });
  const composition: Composition = {
    voice,
    selected: [network],
    copies: { [network]: text },
    mentions,
    ctas: {},
    edited: record.dirty,
    aiTexts,
  };
  return {
    record,
    sent: sentCopy(network, text.trim(), mentions),
    fromAi: isFromAi(composition, text),
    composer: {
      composition,
      offers: networkOffers([network], post, connections, []),
      differentCopy: true,
      locked: company.lockedDownCopyFeature && !post.editable,
      shown: network,
      pictures: pictures.map(({ url, altText }) => ({ url, alt: altText })),
      show: nothing,
      write,
      mention(words, mention) {
        record.change({ text: words, added: [...added, mention] });
      },
      takeSuggestion(words) {
        record.change({ text: words, aiTexts: rememberSuggestion(composition, words).aiTexts ?? [] });
      },
      callToAction: null,
    },
  };
}
