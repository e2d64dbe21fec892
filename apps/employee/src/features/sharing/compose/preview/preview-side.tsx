import { useComputedColorScheme } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { copyOf } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { folds } from "@polyphon/ui/social/preview/folds.ts";
import { PostPreview } from "@polyphon/ui/social/preview/post-preview.tsx";
import type { PreviewAttachment } from "@polyphon/ui/social/preview/preview-model.ts";
import { foldText } from "@polyphon/ui/text/fold-text.ts";
import type { Scheme } from "@polyphon/ui/theme/tones/neutrals.ts";
import { useState } from "react";
import { formatNumber } from "../../../../shared/time/formats.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { previewLabels } from "../../../../shared/networks/preview-labels.ts";
import { t } from "../../../../shared/text/text.ts";
import { previewOf } from "./preview-of.ts";
import classes from "./preview-side.module.css";
import type { NetworkOffer } from "../networks/network-offers.ts";
import type { Post } from "../../share-model.ts";
import type { TextComposer } from "../use-composer.ts";

function useAuthor(offer: NetworkOffer | undefined) {
  const { account } = useMe();
  const name = offer?.displayName ?? `${account.firstName} ${account.lastName}`;
  const handle = offer?.vanityName ?? account.email.split("@")[0] ?? "";
  const headline = account.headline ?? undefined;
  return { name, handle, headline, avatarSrc: account.imageUrl ?? undefined };
}

function measureOf({ pages, seconds }: NonNullable<Post["attachment"]>): string | undefined {
  if (pages !== null) return t("sharing.compose.pages", { count: pages });
  if (seconds === null) return undefined;
  return `${formatNumber(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}

function attachedOf({ attachment }: Post): PreviewAttachment | undefined {
  if (attachment === null) return undefined;
  return {
    kind: attachment.kind === "VIDEO" ? "video" : "document",
    title: attachment.title,
    measure: measureOf(attachment),
    poster: attachment.posterUrl === null ? undefined : { src: attachment.posterUrl, alt: "" },
  };
}

interface ShownProps {
  post: Post;
  composer: TextComposer;
  /** As it goes out, with dots for what is not known before the share; null where the post has no link. */
  shortLink: string | null;
  network: Network;
  scheme: Scheme;
}

function usePreview({ post, composer, network, shortLink }: ShownProps) {
  const offer = composer.offers.find((one) => one.network === network);
  const author = useAuthor(offer);
  const pictures = composer.pictures.map(({ url }, at) => ({
    src: url,
    alt: t("sharing.preview.picture", { number: at + 1 }),
  }));
  const { composition } = composer;
  const preview = previewOf({
    post,
    network,
    copy: copyOf(composition, network),
    mentions: composition.mentions,
    pictures,
    assisted: offer?.assisted ?? false,
    shortLink,
  });
  return { author, preview, assisted: offer?.assisted ?? false };
}

function Shown(props: ShownProps) {
  const { post, network, scheme, shortLink } = props;
  const later = shortLink?.endsWith("…") ?? false;
  const [whole, setWhole] = useState(false);
  const { author, preview, assisted } = usePreview(props);
  const { folded } = foldText(preview.text, folds[markOf(network)]);
  return (
    <>
      <PostPreview
        network={markOf(network)}
        scheme={scheme}
        author={author}
        text={preview.text}
        mentions={preview.mentions}
        images={preview.images}
        link={preview.link}
        attachment={assisted ? undefined : attachedOf(post)}
        labels={previewLabels(network)}
        fold={whole ? undefined : folds[markOf(network)]}
        onShowMore={() => setWhole(true)}
      />
      {folded && (
        <p className={classes.caption}>
          {t("sharing.preview.folds", { network: nameOf(network) })}{" "}
          <button type="button" className={classes.whole} onClick={() => setWhole(!whole)}>
            {t(whole ? "sharing.preview.fold" : "sharing.preview.whole")}
          </button>
        </p>
      )}
      {preview.linkInText && later && (
        <p className={classes.caption}>{t("sharing.compose.shortLinkLater")}</p>
      )}
      {preview.link !== undefined && later && (
        <p className={classes.caption}>{t("sharing.preview.shortLink")}</p>
      )}
    </>
  );
}

/** What the network will show, beside the text while it is typed. */
export function PreviewSide(props: Pick<ShownProps, "post" | "composer" | "shortLink">) {
  const { composer } = props;
  const computed = useComputedColorScheme("light");
  const [chosen, setChosen] = useState<Scheme | null>(null);
  const scheme = chosen ?? computed;
  const { shown, composition } = composer;
  // With a text per network the tabs above the text choose; with one text only the preview differs.
  const choose = !composer.differentCopy && composition.selected.length > 1 && shown !== null;
  return (
    <section aria-label={t("sharing.preview.title")}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t("sharing.preview.title")}</h3>
        <Segmented
          label={t("sharing.preview.scheme")}
          value={scheme}
          onChange={setChosen}
          options={[
            { value: "light", label: t("sharing.preview.light") },
            { value: "dark", label: t("sharing.preview.dark") },
          ]}
        />
      </div>
      {choose && (
        <div className={classes.choose}>
          <Segmented
            label={t("sharing.preview.network")}
            value={shown}
            onChange={composer.show}
            options={composition.selected.map((network) => ({ value: network, label: nameOf(network) }))}
          />
        </div>
      )}
      {shown === null ? (
        <p className={classes.nothing}>{t("sharing.week.none")}</p>
      ) : (
        <Shown key={shown} {...props} network={shown} scheme={scheme} />
      )}
    </section>
  );
}
