import { useComputedColorScheme } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { CopyMention } from "@polyphon/rules/sharing/compose/copy/write-mentions.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { folds } from "@polyphon/ui/social/preview/folds.ts";
import { PostPreview } from "@polyphon/ui/social/preview/post-preview.tsx";
import { foldText } from "@polyphon/ui/text/fold-text.ts";
import type { Scheme } from "@polyphon/ui/theme/tones/neutrals.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { useState } from "react";
import { previewLabels } from "../../networks/preview-labels.ts";
import { useMe } from "../../session/me.ts";
import { t } from "../../text/text.ts";
import { previewOf, type PreviewedPost } from "./preview-of.ts";
import classes from "./preview.module.css";

export interface PreviewProps {
  post: PreviewedPost;
  /** Null where the company has no network. */
  network: Network | null;
  /** The networks to choose from above the preview; fewer than two offer no choice. */
  choice: readonly Network[];
  onNetwork: (network: Network) => void;
  copy: string;
  mentions: readonly CopyMention[];
  pictures: readonly { readonly url: string; readonly alt?: string | null | undefined }[];
  /** As it goes out, with dots for what is not known before the share; null where the post has no link. */
  shortLink: string | null;
  /** The account at the network, as far as it is known. */
  account?: { readonly displayName: string | null; readonly vanityName: string | null } | undefined;
  /** The user shares at the network itself. */
  assisted?: boolean | undefined;
}

function useAuthor(known: PreviewProps["account"]) {
  const { account } = useMe();
  const name = known?.displayName ?? `${account.firstName} ${account.lastName}`;
  const handle = known?.vanityName ?? account.email.split("@")[0] ?? "";
  const headline = account.headline ?? undefined;
  return { name, handle, headline, avatarSrc: account.imageUrl ?? undefined };
}

function Shown(props: PreviewProps & { network: Network; scheme: Scheme }) {
  const { post, network, scheme, shortLink, copy, mentions, assisted = false } = props;
  const later = shortLink?.endsWith("…") ?? false;
  const [whole, setWhole] = useState(false);
  const author = useAuthor(props.account);
  const pictures = props.pictures.map(({ url, alt }, at) => ({
    src: url,
    alt: alt || t("sharing.preview.picture", { number: at + 1 }),
  }));
  const preview = previewOf({ post, network, copy, mentions, pictures, assisted, shortLink });
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
        attachment={assisted ? undefined : post.attachment}
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
export function Preview(props: PreviewProps) {
  const { network, choice, onNetwork } = props;
  const computed = useComputedColorScheme("light");
  const [chosen, setChosen] = useState<Scheme | null>(null);
  const scheme = chosen ?? computed;
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
      {choice.length > 1 && network !== null && (
        <div className={classes.choose}>
          <Segmented
            label={t("sharing.preview.network")}
            value={network}
            onChange={onNetwork}
            options={choice.map((one) => ({ value: one, label: nameOf(one) }))}
          />
        </div>
      )}
      {network === null ? (
        <p className={classes.nothing}>{t("sharing.week.none")}</p>
      ) : (
        <Shown key={network} {...props} network={network} scheme={scheme} />
      )}
    </section>
  );
}
