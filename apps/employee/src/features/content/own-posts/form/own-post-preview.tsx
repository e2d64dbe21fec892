import type { Network } from "@polyphon/contract/networks/networks.ts";
import { hostOf } from "@polyphon/rules/sharing/compose/preview/card-host.ts";
import { shortLinkOf } from "@polyphon/rules/sharing/compose/preview/short-link-of.ts";
import { readMentions } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import type { PreviewAttachment } from "@polyphon/ui/social/preview/preview-model.ts";
import { Preview } from "../../../../shared/editor/preview/preview.tsx";
import { useShortLinkBase } from "../../../../shared/editor/preview/use-short-link-base.ts";
import { t } from "../../../../shared/text/text.ts";
import { formatLength } from "../../../../shared/time/formats.ts";
import type { OwnPostDraft } from "./own-post-draft.ts";
import classes from "../own-posts.module.css";

function attachedOf(draft: OwnPostDraft): PreviewAttachment | undefined {
  const { type, file, fileTitle, title, embedded } = draft;
  if (type === "VIDEO" && embedded) return draft.videoEmbedCode === "" ? undefined : { kind: "video", title };
  if (file === null || type === "TEXT" || type === "IMAGE") return undefined;
  const { pages, seconds } = file;
  const length = seconds === null ? undefined : formatLength(seconds);
  return {
    kind: type === "VIDEO" ? "video" : "document",
    title: fileTitle || title || file.name,
    measure: pages === null ? length : t("sharing.compose.pages", { count: pages }),
  };
}

export interface OwnPostPreviewProps {
  draft: OwnPostDraft;
  offered: readonly Network[];
  network: Network | null;
  onNetwork: (network: Network) => void;
}

/** The post as its author will share it. */
export function OwnPostPreview({ draft, offered, network, onNetwork }: OwnPostPreviewProps) {
  const base = useShortLinkBase();
  if (network === null) return null;
  const link = draft.postUrl.trim() === "" ? null : draft.postUrl.trim();
  const chosen = draft.same && !draft.networks.includes(network) ? "" : draft.text;
  const { text, mentions } = readMentions(draft.same ? chosen : (draft.copy[network] ?? ""));
  return (
    <div className={classes.preview}>
      <Preview
        post={{ title: draft.title, linkDomain: hostOf(draft.postUrl), attachment: attachedOf(draft) }}
        network={network}
        choice={offered}
        onNetwork={onNetwork}
        copy={text}
        mentions={mentions}
        pictures={draft.type === "IMAGE" ? draft.images : []}
        shortLink={shortLinkOf(link, base)}
      />
    </div>
  );
}
