import { Button, Slider } from "@mantine/core";
import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import {
  canCrop,
  cropArea,
  cropRatios,
  type Area,
  type Crop,
  type CropFormat,
} from "@polyphon/rules/media/crop-area.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../../shared/text/text.ts";
import { faultText } from "../../../../shared/upload/fault-text.ts";
import { type Media, useUpload } from "../../../../shared/upload/use-upload.ts";
import classes from "./crop.module.css";
import type { ChosenPicture } from "./picture-choice.ts";
import { PictureDialog } from "./picture-dialog.tsx";

export interface CropModalProps {
  picture: ChosenPicture;
  onDone: (picture: ChosenPicture) => void;
  onClose: () => void;
}

type Format = CropFormat | "free";
const formats = [...(Object.keys(cropRatios) as CropFormat[]), "free"] as const;
const rule = pictureUses.ownPost;
const free = { min: 0.5, max: 2.5, step: 0.05 } as const;

/** The picture's pixels; null until they are there, "failed" if they cannot be had. */
function useBitmap(url: string): ImageBitmap | "failed" | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | "failed" | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
      return createImageBitmap(await answer.blob());
    };
    load().then(
      (found) => (left ? found.close() : setBitmap(found)),
      () => left || setBitmap("failed"),
    );
    return () => {
      left = true;
    };
  }, [url]);
  return bitmap;
}

const shownWidth = 640;

function Shown({ bitmap, area }: { bitmap: ImageBitmap; area: Area }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, width, height } = area;
  const scale = Math.min(1, shownWidth / width);
  const [shown, tall] = [Math.round(width * scale), Math.round(height * scale)];
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(bitmap, left, top, width, height, 0, 0, shown, tall);
  }, [bitmap, left, top, width, height, shown, tall]);
  return (
    <figure className={classes.figure}>
      <canvas ref={canvas} className={classes.shown} width={shown} height={tall} aria-hidden />
      <figcaption className={classes.label}>{t("sharing.editor.crop.shown", { width, height })}</figcaption>
    </figure>
  );
}

async function cut(bitmap: ImageBitmap, { left, top, width, height }: Area, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
  return new File([blob], `${name.replace(/\.\w+$/u, "") || "picture"}.jpg`, { type: blob.type });
}

interface PartProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  bounds?: { readonly min: number; readonly max: number; readonly step: number };
}

function Part({ label, value, onChange, bounds = { min: 0, max: 1, step: 0.01 } }: PartProps) {
  return (
    <div>
      <div className={classes.label} aria-hidden>
        {label}
      </div>
      <Slider {...bounds} label={null} thumbLabel={label} value={value} onChange={onChange} />
    </div>
  );
}

function Cropping({ bitmap, picture, onDone }: CropModalProps & { bitmap: ImageBitmap }) {
  const [format, setFormat] = useState<Format>("landscape");
  const [crop, setCrop] = useState<Omit<Crop, "ratio">>({ zoom: 0, x: 0.5, y: 0.5 });
  const [ownRatio, setOwnRatio] = useState(1.5);
  const upload = useUpload("ownPost", ({ id, url, thumbnailUrl }: Media) => {
    if (url !== null && thumbnailUrl !== null) onDone({ ...picture, from: "upload", id, url, thumbnailUrl });
  });
  const ratio = format === "free" ? ownRatio : cropRatios[format];
  const area = cropArea(bitmap, { ...crop, ratio }, rule);
  const fits = canCrop(bitmap, ratio, rule);
  const [sending] = upload.sendings;
  const failed = sending !== undefined && !upload.busy;
  const [cutting, setCutting] = useState(false);
  const save = async () => {
    setCutting(true);
    for (const { key } of upload.sendings) upload.remove(key);
    upload.add([await cut(bitmap, area, picture.title)]);
    setCutting(false);
  };
  return (
    <>
      <Segmented
        label={t("sharing.editor.crop.format")}
        value={format}
        onChange={setFormat}
        options={formats.map((value) => ({ value, label: t(`sharing.editor.crop.formats.${value}`) }))}
      />
      <Shown bitmap={bitmap} area={area} />
      {format === "free" && (
        <Part label={t("sharing.editor.crop.ratio")} value={ownRatio} onChange={setOwnRatio} bounds={free} />
      )}
      {(["zoom", "x", "y"] as const).map((one) => (
        <Part
          key={one}
          label={t(`sharing.editor.crop.${one}`)}
          value={crop[one]}
          onChange={(value) => setCrop((now) => ({ ...now, [one]: value }))}
        />
      ))}
      {!fits && (
        <NoticeStrip tone="warn">
          {t("sharing.editor.crop.small", { width: rule.minWidth, height: rule.minHeight })}
        </NoticeStrip>
      )}
      {failed && (
        <NoticeStrip tone="bad">
          {sending.fault === null ? t("sharing.editor.upload.failed") : faultText(sending.fault)}
        </NoticeStrip>
      )}
      <div className={classes.foot}>
        <Button loading={cutting || upload.busy} disabled={!fits} onClick={() => void save()}>
          {t("sharing.editor.crop.save")}
        </Button>
      </div>
    </>
  );
}

/** Cuts a piece out of a picture, which becomes a picture of the person's own in its place. */
export default function CropModal(props: CropModalProps) {
  const bitmap = useBitmap(props.picture.url);
  return (
    <PictureDialog size={720} title={t("sharing.editor.crop.title")} onClose={props.onClose}>
      {bitmap === null && <SkeletonRows label={t("sharing.editor.crop.loading")} rows={4} />}
      {bitmap === "failed" && <NoticeStrip tone="bad">{t("sharing.editor.crop.failed")}</NoticeStrip>}
      {bitmap !== null && bitmap !== "failed" && <Cropping {...props} bitmap={bitmap} />}
    </PictureDialog>
  );
}
