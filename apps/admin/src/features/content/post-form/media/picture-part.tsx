import { ActionIcon, Button } from "@mantine/core";
import { readStaffAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { pictureWords } from "@polyphon/rules/media/picture-words.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconX } from "@tabler/icons-react";
import { Suspense, useRef, useState, type DragEvent } from "react";
import { lazyPart } from "../../../../shared/connection/lazy-part.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./media-section.module.css";
import type { Picture, Pictures } from "./use-pictures.ts";

const AiImageModal = lazyPart(() => import("../../../../shared/ai/ai-image-dialog.tsx"));
const GalleryPicker = lazyPart(() => import("./gallery-picker.tsx"));
const StickerPicker = lazyPart(() => import("./sticker-picker.tsx"));

const look = { size: 14, stroke: 1.9, "aria-hidden": true } as const;

function Tile({ picture, at, pictures }: { picture: Picture; at: number; pictures: Pictures }) {
  const { text } = useText();
  const name = text("content.media.picture", { at: at + 1 });
  const percent = Math.round(picture.progress * 100);
  return (
    <li className={classes.tile} data-state={picture.state}>
      {picture.thumbnailUrl !== null && <img src={picture.thumbnailUrl} alt={name} />}
      {picture.state === "sending" && (
        <span className={classes.over}>
          <progress max={100} value={percent} aria-label={picture.name} />
          {text("content.media.sending", { percent })}
        </span>
      )}
      {picture.state === "checking" && (
        <output className={classes.over}>{text("content.media.checking")}</output>
      )}
      {(picture.state === "refused" || picture.state === "failed") && (
        <span className={classes.over}>{picture.name}</span>
      )}
      <span className={classes.tools}>
        {at > 0 && (
          <ActionIcon
            size={24}
            aria-label={text("content.media.earlier", { name })}
            onClick={() => pictures.move(picture.key, -1)}
          >
            <IconArrowLeft {...look} />
          </ActionIcon>
        )}
        {at < pictures.all.length - 1 && (
          <ActionIcon
            size={24}
            aria-label={text("content.media.later", { name })}
            onClick={() => pictures.move(picture.key, 1)}
          >
            <IconArrowRight {...look} />
          </ActionIcon>
        )}
        <ActionIcon
          size={24}
          aria-label={text("content.media.remove", { name })}
          onClick={() => pictures.remove(picture.key)}
        >
          <IconX {...look} />
        </ActionIcon>
      </span>
    </li>
  );
}

function Notes({ pictures }: { pictures: Pictures }) {
  const { text } = useText();
  return pictures.all.map((picture, at) => {
    const { key, state, reason, width, height } = picture;
    if (state === "refused" && reason !== null)
      return (
        <p key={key} className={classes.bad} role="alert">
          {text("content.media.pictureOf", { at: at + 1, name: picture.name })}:{" "}
          {text(`mediaReason.${reason}`, pictureWords(pictureUses.post))}
        </p>
      );
    if (state === "failed")
      return (
        <p key={key} className={classes.bad} role="alert">
          {text("content.media.failed")}{" "}
          <Button variant="subtle" size="xs" onClick={() => pictures.again(key)}>
            {text("content.media.again")}
          </Button>
        </p>
      );
    const odd = width !== null && height !== null && Math.abs(width / height - limits.image.ratio) > 0.25;
    return odd ? (
      <p key={key} className={classes.warn}>
        {text("content.media.ratio", { at: at + 1, width, height })}
      </p>
    ) : null;
  });
}

/** Up to four pictures in order; uploads are resumable and each picture is checked by the server. */
export function PicturePart({ pictures, error }: { pictures: Pictures; error: string | undefined }) {
  const { text } = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [picking, setPicking] = useState<"gallery" | "sticker" | "ai" | null>(null);
  const { data: ai } = useEndpoint(readStaffAiSettings, {}, { retry: false });
  const full = pictures.all.length >= limits.post.images;
  const take = (files: FileList | null) => pictures.add([...(files ?? [])]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={classes.part} data-field="imageIds">
      {pictures.all.length > 0 && (
        <ol className={classes.tiles}>
          {pictures.all.map((picture, at) => (
            <Tile key={picture.key} picture={picture} at={at} pictures={pictures} />
          ))}
        </ol>
      )}
      <button
        type="button"
        className={classes.add}
        data-over={over || undefined}
        disabled={full}
        aria-describedby="media-hint"
        onClick={() => picker.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <IconPhotoPlus size={18} stroke={1.6} aria-hidden />
        {full ? text("content.media.full", { count: limits.post.images }) : text("content.media.add")}
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={limits.image.types.join(",")}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
      <div className={classes.sources}>
        <Button variant="default" size="xs" disabled={full} onClick={() => setPicking("gallery")}>
          {text("content.media.fromGallery")}
        </Button>
        {ai?.can.image === true && (
          <Button variant="default" size="xs" disabled={full} onClick={() => setPicking("ai")}>
            {text("content.media.makeWithAi")}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          disabled={!pictures.all.some(({ url }) => url !== null)}
          onClick={() => setPicking("sticker")}
        >
          {text("content.media.putSticker")}
        </Button>
      </div>
      <Suspense>
        {picking === "gallery" && (
          <GalleryPicker
            taken={pictures.ids}
            room={limits.post.images - pictures.all.length}
            onTake={pictures.take}
            onClose={() => setPicking(null)}
          />
        )}
        {picking === "ai" && (
          <AiImageModal
            referrer="POST_FORM"
            onUse={(picture) => {
              pictures.take([{ ...picture, title: text("content.media.makeWithAi") }]);
              setPicking(null);
            }}
            onClose={() => setPicking(null)}
          />
        )}
        {picking === "sticker" && <StickerPicker pictures={pictures} onClose={() => setPicking(null)} />}
      </Suspense>
      <Notes pictures={pictures} />
      {error !== undefined && (
        <p className={classes.bad} role="alert">
          {error}
        </p>
      )}
      <p id="media-hint" className={classes.hint}>
        {text("content.media.hint", { count: limits.post.images })}
      </p>
    </div>
  );
}
