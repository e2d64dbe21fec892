import type { PostSource } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { rewriteMarked } from "@polyphon/rules/sharing/compose/copy/marked-copy.ts";
import { mentionsOn, readMentions } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { Editor, type EditorProps } from "../../../shared/editor/editor.tsx";

export interface PostEditorProps extends Pick<
  EditorProps,
  "label" | "showLabel" | "lines" | "lang" | "networks" | "attached" | "error" | "hint"
> {
  /** As it is stored, with the marks of mentions. */
  copy: string;
  onCopy: (copy: string) => void;
  source: PostSource;
  /** Null where one text serves every network. */
  network: Network | null;
  title: string;
  postUrl: string;
}

/** The editor of shares, for a text that becomes a post. */
export function PostEditor({ copy, onCopy, source, network, title, postUrl, ...props }: PostEditorProps) {
  const { text, mentions } = readMentions(copy);
  return (
    <Editor
      {...props}
      text={text}
      mentions={mentions}
      write={(words, added) => onCopy(rewriteMarked(copy, words, added))}
      mentionable={props.networks.some(mentionsOn)}
      locked={false}
      ai={{
        referrer: "OWN_POST",
        source,
        network,
        title,
        postUrl,
        onUse: (words) => onCopy(rewriteMarked(copy, words, undefined)),
      }}
    />
  );
}
