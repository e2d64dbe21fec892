import { useComputedColorScheme } from "@mantine/core";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { Segmented } from "@polyphon/ui/input/segmented.tsx";
import { PostPreview } from "@polyphon/ui/social/post-preview.tsx";
import type { PreviewLabels } from "@polyphon/ui/social/preview-model.ts";
import { foldText } from "@polyphon/ui/text/fold-text.ts";
import type { Scheme } from "@polyphon/ui/theme/neutrals.ts";
import { useState } from "react";
import { useMe } from "../../shared/me.ts";
import { markOf, nameOf } from "../../shared/networks.ts";
import { t } from "../../shared/text.ts";
import { copyOf } from "./composition.ts";
import { folds, previewOf } from "./preview-of.ts";
import classes from "./preview-side.module.css";
import type { Post } from "./share-model.ts";
import type { Composer } from "./use-composer.ts";

function labelsOf(network: Network): PreviewLabels {
  return {
    preview: t("sharing.preview.label", { network: nameOf(network) }),
    now: t("sharing.preview.now"),
    more: t(`sharing.preview.more.${network}`),
    you: t("sharing.preview.you"),
    like: t("sharing.preview.like"),
    comment: t("sharing.preview.comment"),
    repost: t("sharing.preview.repost"),
    send: t("sharing.preview.send"),
    share: t("sharing.preview.share"),
    from: (domain) => t("sharing.preview.from", { domain }),
  };
}

function useAuthor(composer: Composer, network: Network) {
  const { account } = useMe();
  const connected = composer.offers.find((offer) => offer.network === network)?.displayName;
  const name = connected ?? `${account.firstName} ${account.lastName}`;
  const handle = account.email.split("@")[0] ?? "";
  return { name, handle, avatarSrc: account.imageUrl ?? undefined };
}

interface ShownProps {
  post: Post;
  composer: Composer;
  network: Network;
  scheme: Scheme;
}

function Shown({ post, composer, network, scheme }: ShownProps) {
  const [whole, setWhole] = useState(false);
  const author = useAuthor(composer, network);
  const preview = previewOf(post, copyOf(composer.composition, network), (number) =>
    t("sharing.preview.picture", { number }),
  );
  const { folded } = foldText(preview.text, folds[network]);
  return (
    <>
      <PostPreview
        network={markOf(network)}
        scheme={scheme}
        author={author}
        text={preview.text}
        images={preview.images}
        link={preview.link}
        labels={labelsOf(network)}
        fold={whole ? undefined : folds[network]}
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
      {preview.linkInText && <p className={classes.caption}>{t("sharing.preview.shortLink")}</p>}
    </>
  );
}

/** What the network will show, beside the words while they are written. */
export function PreviewSide({ post, composer }: { post: Post; composer: Composer }) {
  const computed = useComputedColorScheme("light");
  const [chosen, setChosen] = useState<Scheme | null>(null);
  const scheme = chosen ?? computed;
  const { shown, composition } = composer;
  // With different copies the tabs over the text choose; with one text only the preview differs.
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
        <Shown key={shown} post={post} composer={composer} network={shown} scheme={scheme} />
      )}
    </section>
  );
}
