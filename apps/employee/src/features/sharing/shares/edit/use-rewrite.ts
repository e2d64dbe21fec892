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
}

export interface Rewrite {
  readonly composer: TextComposer;
  readonly record: KeptRecord<Rewritten>;
  /** As it is sent to the network. */
  readonly sent: string;
}

export interface RewriteParts {
  readonly share: Share;
  readonly post: Post;
  readonly connections: readonly Connection[];
  readonly pictures: readonly { readonly url: string }[];
}

const nothing = () => undefined;

/** A share whose text is changed, with the text field and the preview of a new one. */
export function useRewrite({ share, post, connections, pictures }: RewriteParts): Rewrite {
  const { company } = useMe();
  const { network, voice } = share;
  const stored = readMentions(share.text);
  const read = { version: share.version, values: { text: stored.text, added: [] } };
  const record = useKeptRecord<Rewritten>(`share-text-${share.id}`, read);
  const { text, added } = record.values;
  const mentions = [...stored.mentions, ...added];
  const write = (words: string) => record.change({ text: words });
  return {
    record,
    sent: sentCopy(network, text.trim(), mentions),
    composer: {
      composition: {
        voice,
        selected: [network],
        copies: { [network]: text },
        mentions,
        ctas: {},
        edited: record.dirty,
      },
      offers: networkOffers([network], post, connections, []),
      differentCopy: true,
      locked: company.lockedDownCopyFeature && !post.editable,
      shown: network,
      pictures,
      show: nothing,
      write,
      mention(words, mention) {
        record.change({ text: words, added: [...added, mention] });
      },
      takeSuggestion: null,
      callToAction: null,
    },
  };
}
