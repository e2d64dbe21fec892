import { Button, Modal, Select } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { listPostStickers } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./media-section.module.css";
import { bitmapOf, type Corner, corners, drawSticker, fileOf } from "./stick-on.ts";
import type { Pictures } from "./use-pictures.ts";

export interface StickerPickerProps {
  pictures: Pictures;
  onClose: () => void;
}

/** Draws the chosen sticker onto the chosen picture as soon as both are loaded. */
function useDrawing(pictureUrl: string | null, stickerUrl: string | null, corner: Corner) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"empty" | "drawn" | "failed">("empty");
  useEffect(() => {
    if (pictureUrl === null || stickerUrl === null) return;
    const stop = new AbortController();
    Promise.all([bitmapOf(pictureUrl, stop.signal), bitmapOf(stickerUrl, stop.signal)]).then(
      ([picture, sticker]) => {
        if (canvas.current && !stop.signal.aborted) drawSticker(canvas.current, picture, sticker, corner);
        if (!stop.signal.aborted) setState("drawn");
      },
      () => {
        if (!stop.signal.aborted) setState("failed");
      },
    );
    return () => stop.abort();
  }, [pictureUrl, stickerUrl, corner]);
  return { canvas, state };
}

/** Puts a sticker on one of the pictures; the result replaces the picture. */
export default function StickerPicker({ pictures, onClose }: StickerPickerProps) {
  const { text } = useText();
  const ready = pictures.all.filter(({ url }) => url !== null);
  const [key, setKey] = useState(ready[0]?.key ?? "");
  const [sticker, setSticker] = useState<{ readonly id: number; readonly url: string } | null>(null);
  const [corner, setCorner] = useState<Corner>("BOTTOM_RIGHT");
  const found = useEndpoint(listPostStickers, {}, { staleTime: 60_000 });
  const chosen = ready.find((one) => one.key === key);
  const { canvas, state } = useDrawing(chosen?.url ?? null, sticker?.url ?? null, corner);
  const put = async () => {
    if (!canvas.current || !chosen) return;
    pictures.replace(chosen.key, await fileOf(canvas.current, `sticker-${chosen.mediaId ?? 0}.jpg`));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={text("content.media.stickerTitle")}
      closeButtonProps={{ "aria-label": text("kit.form.close") }}
    >
      <div className={classes.part}>
        {ready.length > 1 && (
          <Segmented
            label={text("content.media.stickerOn")}
            showLabel
            value={key}
            onChange={setKey}
            options={ready.map((one) => ({
              value: one.key,
              label: text("content.media.picture", { at: pictures.all.indexOf(one) + 1 }),
            }))}
          />
        )}
        {found.isError && <NoticeStrip tone="bad">{failureText(found.error, text).text}</NoticeStrip>}
        {found.data?.items.length === 0 && <p>{text("content.media.noStickers")}</p>}
        <ul className={classes.choices}>
          {(found.data?.items ?? []).map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={sticker?.id === item.id}
                onClick={() => setSticker(item)}
              >
                <img src={item.thumbnailUrl} alt="" loading="lazy" />
                <span>{item.title}</span>
              </button>
            </li>
          ))}
        </ul>
        {sticker !== null && (
          <>
            <Select
              label={text("content.media.corner")}
              allowDeselect={false}
              data={corners.map((value) => ({ value, label: text(`content.media.corners.${value}`) }))}
              value={corner}
              onChange={(next) => setCorner(corners.find((one) => one === next) ?? corner)}
            />
            <div className={classes.canvas}>
              <canvas ref={canvas}>{text("content.media.stickerPreview")}</canvas>
            </div>
          </>
        )}
        {state === "failed" && <NoticeStrip tone="bad">{text("content.media.stickerFailed")}</NoticeStrip>}
        <Button disabled={sticker === null || state !== "drawn"} onClick={() => void put()}>
          {text("content.media.stickerPut")}
        </Button>
      </div>
    </Modal>
  );
}
