import {
  readMentions,
  sentCopy,
  type CopyMention,
} from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { useRecordForm, type RecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useState } from "react";
import { useMe } from "../../../shared/session/me.ts";
import { networkOffers } from "../compose/networks/network-offers.ts";
import type { TextComposer } from "../compose/use-composer.ts";
import type { Connection, Post, Share } from "../share-model.ts";

export interface Rewrite {
  readonly composer: TextComposer;
  readonly record: RecordForm<{ text: string }>;
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
  const record = useRecordForm({ version: share.version, values: { text: stored.text } });
  const [added, setAdded] = useState<readonly CopyMention[]>([]);
  const mentions = [...stored.mentions, ...added];
  const { text } = record.values;
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
        setAdded([...added, mention]);
        write(words);
      },
      takeSuggestion: null,
      callToAction: null,
    },
  };
}
