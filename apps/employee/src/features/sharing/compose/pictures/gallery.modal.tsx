import { Button, Modal } from "@mantine/core";
import { listGalleryHashtags, listGalleryImages } from "@polyphon/contract/content/feed/feed.contract.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { useState } from "react";
import { CloseButton } from "../../../../shared/dialog/close-button.tsx";
import { FailureCard } from "../../../../shared/failure/failure-card.tsx";
import { t } from "../../../../shared/text/text.ts";
import { useReturnFocus } from "../../../../shared/dialog/use-return-focus.ts";
import type { GalleryImage } from "../../share-model.ts";
import classes from "./gallery.module.css";

export interface GalleryModalProps {
  onPick: (image: GalleryImage) => void;
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
              onClick={() => onPick(image)}
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

/** Pictures that the company has released, by topic. */
export default function GalleryModal({ onPick, onClose }: GalleryModalProps) {
  useReturnFocus();
  const [hashtag, setHashtag] = useState<string | null>(null);
  return (
    <Modal.Root opened centered size={760} onClose={onClose} transitionProps={{ duration: 0 }}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="lg">
        <div className={classes.gallery}>
          <div className={classes.head}>
            <div>
              <Modal.Title className={classes.title} tabIndex={-1} data-autofocus>
                {t("sharing.compose.image.gallery")}
              </Modal.Title>
              <p className={classes.text}>{t("sharing.compose.image.galleryText")}</p>
            </div>
            <CloseButton onClose={onClose} />
          </div>
          <Hashtags chosen={hashtag} onChoose={setHashtag} />
          <Pictures hashtag={hashtag} onPick={onPick} />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
