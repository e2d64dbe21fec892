import { useComputedColorScheme } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { hostOf } from "@polyphon/rules/sharing/compose/preview/card-host.ts";
import { shownShare } from "@polyphon/rules/sharing/compose/preview/shown-share.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { PostPreview } from "@polyphon/ui/social/preview/post-preview.tsx";
import type { PreviewAttachment } from "@polyphon/ui/social/preview/preview-model.ts";
import { formatLength } from "../../../../shared/time/formats.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { previewLabels } from "../../../../shared/networks/preview-labels.ts";
import { t } from "../../../../shared/text/text.ts";
import { copiesOf, type OwnPostDraft } from "./own-post-draft.ts";
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

/** What the network will show, beside the text while it is typed. */
export function OwnPostPreview({ draft, offered, network, onNetwork }: OwnPostPreviewProps) {
  const scheme = useComputedColorScheme("light");
  const { account } = useMe();
  if (network === null) return null;
  const attachment = attachedOf(draft);
  const link = draft.postUrl.trim() === "" ? null : draft.postUrl.trim();
  const pictures = draft.type === "IMAGE" ? draft.images : [];
  const shown = shownShare(network, {
    text: copiesOf(draft, offered)[network] ?? "",
    link,
    images: pictures.length,
    attachment: attachment !== undefined,
    assisted: false,
  });
  const images = pictures.map(({ url }, at) => ({
    src: url,
    alt: t("sharing.preview.picture", { number: at + 1 }),
  }));
  return (
    <section className={classes.preview} aria-label={t("ownPosts.form.preview")}>
      <h2 className={classes.previewTitle}>{t("ownPosts.form.preview")}</h2>
      {offered.length > 1 && (
        <Segmented
          label={t("ownPosts.form.previewOf")}
          value={network}
          onChange={onNetwork}
          options={offered.map((one) => ({ value: one, label: nameOf(one) }))}
        />
      )}
      <PostPreview
        network={markOf(network)}
        scheme={scheme}
        author={{
          name: `${account.firstName} ${account.lastName}`,
          handle: account.email.split("@")[0] ?? "",
          headline: account.headline ?? undefined,
          avatarSrc: account.imageUrl ?? undefined,
        }}
        text={shown.text}
        images={images.slice(0, shown.pictures)}
        link={
          shown.card ? { title: draft.title, domain: hostOf(draft.postUrl), image: images[0] } : undefined
        }
        attachment={attachment}
        labels={previewLabels(network)}
      />
    </section>
  );
}
