import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { Suspense, useState } from "react";
import { t } from "../../../../shared/text/text.ts";
import { chosenPictures, firstChoice } from "./picture-choice.ts";
import type { Post } from "../../share-model.ts";
import type { Composer } from "../use-composer.ts";
import classes from "./change-image.module.css";
import { lazyPart } from "../../../../shared/connection/lazy-part.ts";

const ConfirmModal = lazyPart(() => import("../../../../shared/dialog/confirm.modal.tsx"));
const GalleryModal = lazyPart(() => import("./gallery.modal.tsx"));

type Step = "none" | "confirm" | "gallery";

function Caption({ post, composer }: { post: Post; composer: Composer }) {
  switch (composer.pictureChoice.kind) {
    case "gallery":
      return <span className={classes.fact}>{composer.pictureChoice.image.title}</span>;
    case "random":
      return (
        <span className={classes.fact}>
          {t("sharing.compose.image.random", { count: post.images.length })}
        </span>
      );
    case "post":
      return null;
  }
}

/** The post's own picture, or after a confirmation one of the gallery. */
export function ChangeImage({ post, composer }: { post: Post; composer: Composer }) {
  const [step, setStep] = useState<Step>("none");
  if (post.images.length === 0 || post.attachment !== null) return null;
  const changed = composer.pictureChoice.kind === "gallery";
  const [picture] = chosenPictures(post, composer.pictureChoice);
  const tick = (on: boolean) => {
    if (on) setStep("confirm");
    else composer.choosePictures(firstChoice(post, Math.random()));
  };
  return (
    <div className={classes.line}>
      {picture !== undefined && <img className={classes.picture} src={picture.url} alt="" />}
      <div className={classes.words}>
        <CheckBox checked={changed} onChange={tick}>
          {t("sharing.compose.image.change")}
        </CheckBox>
        <Caption post={post} composer={composer} />
      </div>
      <Suspense fallback={null}>
        {step === "confirm" && (
          <ConfirmModal
            title={t("sharing.compose.image.confirmTitle")}
            text={t("sharing.compose.image.confirmText")}
            yes={t("sharing.compose.image.confirmYes")}
            busy={false}
            failure={null}
            onYes={() => setStep("gallery")}
            onClose={() => setStep("none")}
          />
        )}
        {step === "gallery" && (
          <GalleryModal
            onPick={(image) => {
              composer.choosePictures({ kind: "gallery", image });
              setStep("none");
            }}
            onClose={() => setStep("none")}
          />
        )}
      </Suspense>
    </div>
  );
}
