import { Button, Modal, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { listPostGallery } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./media-section.module.css";
import type { ReadyPicture } from "./use-pictures.ts";

export interface GalleryPickerProps {
  /** Media ids of the post's pictures, so that none is added twice. */
  taken: readonly number[];
  room: number;
  onTake: (pictures: readonly ReadyPicture[]) => void;
  onClose: () => void;
}

const WAIT_MS = 250;

/** Pictures that staff offer for posts, found by hashtag. */
export default function GalleryPicker({ taken, room, onTake, onClose }: GalleryPickerProps) {
  const { text } = useText();
  const [typed, setTyped] = useState("");
  const [hashtag] = useDebouncedValue(typed.trim(), WAIT_MS);
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly ReadyPicture[]>([]);
  const after = trail.at(-1);
  const found = useEndpoint(
    listPostGallery,
    { limit: 24, ...(hashtag === "" ? {} : { hashtag }), ...(after === undefined ? {} : { after }) },
    { placeholderData: keepPreviousData },
  );
  const items = found.data?.items ?? [];
  const next = found.data?.next ?? null;
  const toggle = (picture: ReadyPicture) =>
    setChosen((before) =>
      before.some(({ id }) => id === picture.id)
        ? before.filter(({ id }) => id !== picture.id)
        : [...before, picture].slice(-room),
    );
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={text("content.media.galleryTitle")}
      closeButtonProps={{ "aria-label": text("kit.form.close") }}
    >
      <div className={classes.part}>
        <TextInput
          data-autofocus
          label={text("content.media.hashtag")}
          placeholder="#"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setTrail([]);
          }}
        />
        {found.isError && <NoticeStrip tone="bad">{failureText(found.error, text).text}</NoticeStrip>}
        {found.data && items.length === 0 && <p>{text("content.media.galleryEmpty")}</p>}
        <ul className={classes.choices}>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={chosen.some(({ id }) => id === item.id)}
                disabled={taken.includes(item.id)}
                onClick={() => toggle(item)}
              >
                <img src={item.thumbnailUrl} alt="" loading="lazy" />
                <span>{item.title}</span>
                <span className={classes.tagWords}>{item.hashtags.join(" ")}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.sources}>
          <Button
            variant="default"
            size="xs"
            disabled={trail.length === 0}
            onClick={() => setTrail(trail.slice(0, -1))}
          >
            {text("content.media.previous")}
          </Button>
          <Button
            variant="default"
            size="xs"
            disabled={next === null}
            onClick={() => next !== null && setTrail([...trail, next])}
          >
            {text("content.media.next")}
          </Button>
        </div>
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            onTake(chosen);
            onClose();
          }}
        >
          {text("content.media.take", { count: chosen.length })}
        </Button>
      </div>
    </Modal>
  );
}
