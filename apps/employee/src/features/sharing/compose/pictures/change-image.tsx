import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { Button } from "@mantine/core";
import { IconPhotoEdit } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../../shared/connection/lazy-part.ts";
import { useMe } from "../../../../shared/session/me.ts";
import { t } from "../../../../shared/text/text.ts";
import type { Post } from "../../share-model.ts";
import type { Composer } from "../use-composer.ts";
import classes from "./change-image.module.css";
import { chosenPictures, firstChoice, putPicture, type ChosenPicture } from "./picture-choice.ts";
import { PictureList } from "./picture-list.tsx";

const ConfirmModal = lazyPart(() => import("../../../../shared/dialog/confirm.modal.tsx"));
const CropModal = lazyPart(() => import("./crop.modal.tsx"));
const GalleryModal = lazyPart(() => import("./gallery.modal.tsx"));

type Step = "none" | "confirm" | { readonly place: number; readonly tool: "choose" | "crop" };

function Caption({ post, composer }: { post: Post; composer: Composer }) {
  if (composer.pictureChoice.kind !== "random") return null;
  return (
    <span className={classes.fact}>{t("sharing.compose.image.random", { count: post.images.length })}</span>
  );
}

/** The post's own pictures; after a confirmation others, each of which can be exchanged, moved and described. */
export function ChangeImage({ post, composer }: { post: Post; composer: Composer }) {
  const { account } = useMe();
  const [step, setStep] = useState<Step>("none");
  // The same switch of the company allows pictures of one's own here and in own posts.
  const mayUpload = account.can.features.includes("own_post") && !composer.locked;
  if (post.images.length === 0 || post.attachment !== null) return null;
  const { pictureChoice } = composer;
  const pictures = chosenPictures(post, pictureChoice);
  const own = pictureChoice.kind === "own";
  const changed = own && pictures.some(({ from }) => from !== "post");
  const choose = (chosen: readonly ChosenPicture[]) =>
    composer.choosePictures({ kind: "own", pictures: chosen });
  const tick = (on: boolean) => {
    if (on) setStep("confirm");
    else composer.choosePictures(firstChoice(post, Math.random()));
  };
  const [first] = pictures;
  const cropped = typeof step === "object" ? pictures[step.place] : undefined;
  return (
    <div className={classes.part}>
      <div className={classes.line}>
        {!own && first !== undefined && <img className={classes.picture} src={first.url} alt="" />}
        <div className={classes.words}>
          <CheckBox checked={changed} onChange={tick}>
            {t("sharing.compose.image.change")}
          </CheckBox>
          <Caption post={post} composer={composer} />
        </div>
        {!own && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPhotoEdit size={18} stroke={1.7} aria-hidden />}
            onClick={() => choose(pictures)}
          >
            {t("sharing.editor.pictures.edit")}
          </Button>
        )}
      </div>
      {own && (
        <PictureList
          pictures={pictures}
          onChange={choose}
          onPick={(place) => setStep({ place, tool: "choose" })}
          onCrop={mayUpload ? (place) => setStep({ place, tool: "crop" }) : null}
          onReset={() => tick(false)}
        />
      )}
      <Suspense fallback={null}>
        {step === "confirm" && (
          <ConfirmModal
            title={t("sharing.compose.image.confirmTitle")}
            text={t("sharing.compose.image.confirmText")}
            yes={t("sharing.compose.image.confirmYes")}
            busy={false}
            failure={null}
            onYes={() => setStep({ place: 0, tool: "choose" })}
            onClose={() => setStep("none")}
          />
        )}
        {typeof step === "object" && step.tool === "crop" && cropped !== undefined && (
          <CropModal
            picture={cropped}
            onDone={(picture) => {
              choose(putPicture(pictures, step.place, picture));
              setStep("none");
            }}
            onClose={() => setStep("none")}
          />
        )}
        {typeof step === "object" && step.tool === "choose" && (
          <GalleryModal
            post={post}
            used={own ? pictures : []}
            mayUpload={mayUpload}
            onPick={(picture) => {
              choose(own ? putPicture(pictures, step.place, picture) : [picture]);
              setStep("none");
            }}
            onClose={() => setStep("none")}
          />
        )}
      </Suspense>
    </div>
  );
}
