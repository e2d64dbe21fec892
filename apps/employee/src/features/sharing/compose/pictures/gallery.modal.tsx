import { Button } from "@mantine/core";
import { listGalleryHashtags, listGalleryImages } from "@polyphon/contract/content/feed/feed.contract.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { useState } from "react";
import { FailureCard } from "../../../../shared/failure/failure-card.tsx";
import { t } from "../../../../shared/text/text.ts";
import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { FileDrop } from "@polyphon/ui/input/file-drop.tsx";
import { droppedFiles } from "../../../../shared/upload/dropped-files.ts";
import { faultText } from "../../../../shared/upload/fault-text.ts";
import { type Media, useUpload } from "../../../../shared/upload/use-upload.ts";
import type { Post } from "../../share-model.ts";
import { type ChosenPicture, keyOf, pictureOfGallery, pictureOfPost } from "./picture-choice.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import classes from "./gallery.module.css";

export interface GalleryModalProps {
  post: Pick<Post, "images">;
  /** What the share has already, and is not offered again. */
  used: readonly ChosenPicture[];
  mayUpload: boolean;
  onPick: (picture: ChosenPicture) => void;
  onClose: () => void;
}

const perPage = 24;

function Hashtags({
  chosen,
  onChoose,
}: {
  chosen: string | null;
  onChoose: (hashtag: string | null) => void;
}) {
  const { data } = useEndpoint(listGalleryHashtags, {}, { retry: false });
  if (!data || data.hashtags.length === 0) return null;
  return (
    <fieldset className={classes.hashtags} aria-label={t("sharing.compose.image.hashtags")}>
      <ChoiceChip small pressed={chosen === null} onPress={() => onChoose(null)}>
        {t("sharing.compose.image.all")}
      </ChoiceChip>
      {data.hashtags.map(({ hashtag }) => (
        <ChoiceChip
          key={hashtag}
          small
          pressed={chosen === hashtag}
          onPress={() => onChoose(chosen === hashtag ? null : hashtag)}
        >
          #{hashtag.replace(/^#/u, "")}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}

function Pictures({ hashtag, onPick }: { hashtag: string | null } & Pick<GalleryModalProps, "onPick">) {
  const gallery = usePages(listGalleryImages, { limit: perPage, hashtag: hashtag ?? undefined });
  if (gallery.isPending) return <SkeletonRows label={t("sharing.compose.image.loading")} rows={4} />;
  if (gallery.isError)
    return (
      <FailureCard
        compact
        title={t("sharing.compose.image.failed")}
        error={gallery.error}
        onRetry={() => void gallery.refetch()}
      />
    );
  const images = itemsOf(gallery.data);
  if (images.length === 0) return <p className={classes.text}>{t("sharing.compose.image.empty")}</p>;
  return (
    <>
      <ul className={classes.grid}>
        {images.map((image) => (
          <li key={image.id}>
            <button
              type="button"
              className={classes.pick}
              aria-label={`${t("sharing.compose.image.use")}: ${image.title}`}
              onClick={() => onPick(pictureOfGallery(image))}
            >
              <img src={image.thumbnailUrl} alt="" loading="lazy" />
              <span>{image.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {gallery.hasNextPage && (
        <Button
          variant="default"
          loading={gallery.isFetchingNextPage}
          onClick={() => void gallery.fetchNextPage()}
        >
          {t("sharing.compose.image.more")}
        </Button>
      )}
    </>
  );
}

/** The post's pictures that the share lacks. */
function OfPost({ post, used, onPick }: Pick<GalleryModalProps, "post" | "used" | "onPick">) {
  const taken = new Set(used.map(keyOf));
  const offered = post.images.flatMap((image, at) => {
    const picture = pictureOfPost(image);
    return taken.has(keyOf(picture)) ? [] : [{ picture, number: at + 1 }];
  });
  if (used.length === 0 || offered.length === 0) return null;
  return (
    <section aria-label={t("sharing.editor.pictures.ofPost")}>
      <ul className={classes.grid}>
        {offered.map(({ picture, number }) => (
          <li key={keyOf(picture)}>
            <button
              type="button"
              className={classes.pick}
              aria-label={t("sharing.editor.pictures.usePost", { number })}
              onClick={() => onPick(picture)}
            >
              <img src={picture.thumbnailUrl} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture of one's own. */
function OwnPicture({ onPick }: Pick<GalleryModalProps, "onPick">) {
  const upload = useUpload("ownPost", ({ id, url, thumbnailUrl, fileName }: Media) => {
    if (url !== null && thumbnailUrl !== null)
      onPick({ from: "upload", id, url, thumbnailUrl, title: fileName, alt: "" });
  });
  return (
    <FileDrop
      label={t("sharing.editor.pictures.own")}
      dropText={t("sharing.editor.upload.drop")}
      buttonLabel={t("sharing.editor.upload.button")}
      accept={pictureUses.ownPost.types.join(",")}
      disabled={upload.busy}
      onFiles={(files) => {
        for (const { key } of upload.sendings) upload.remove(key);
        upload.add(files.slice(0, 1));
      }}
      files={droppedFiles(upload.sendings, ({ fault }) =>
        fault === null ? t("sharing.editor.upload.failed") : faultText(fault),
      )}
      onRemove={upload.remove}
      removeLabel={(name) => t("sharing.editor.upload.remove", { name })}
    />
  );
}

/** Pictures that the company has released, by topic, and those that the person brings along. */
export default function GalleryModal({ post, used, mayUpload, onPick, onClose }: GalleryModalProps) {
  const [hashtag, setHashtag] = useState<string | null>(null);
  return (
    <PictureDialog
      size={760}
      title={t("sharing.compose.image.gallery")}
      text={t("sharing.compose.image.galleryText")}
      onClose={onClose}
    >
      {mayUpload && <OwnPicture onPick={onPick} />}
      <OfPost post={post} used={used} onPick={onPick} />
      <Hashtags chosen={hashtag} onChoose={setHashtag} />
      <Pictures hashtag={hashtag} onPick={onPick} />
    </PictureDialog>
  );
}
