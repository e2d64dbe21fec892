import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { fileUses } from "@polyphon/contract/media/file-uses.ts";
import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import type { DroppedFile } from "@polyphon/ui/input/file-drop.tsx";
import { FileDrop } from "@polyphon/ui/input/file-drop.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { IconX } from "@tabler/icons-react";
import { notify } from "../../../../shared/notices/notices.ts";
import { t } from "../../../../shared/text/text.ts";
import { faultText } from "../../../../shared/upload/fault-text.ts";
import { droppedFiles, hasEnded } from "../../../../shared/upload/dropped-files.ts";
import type { Upload } from "../../../../shared/upload/use-upload.ts";
import { AiImagePart } from "./ai-image-part.tsx";
import classes from "../own-posts.module.css";
import type { OwnPostForm } from "./use-own-post-form.ts";

export interface MediaPartProps {
  form: OwnPostForm;
  images: Upload;
  file: Upload;
}

function Images({ form, images }: MediaPartProps) {
  const { draft, set, texts } = form;
  const note = t("ownPosts.form.imageNote");
  const most = limits.post.images;
  const take = (files: File[]) => {
    const under = images.sendings.filter(({ state }) => !hasEnded(state)).length;
    const room = most - draft.images.length - under;
    if (files.length > room) notify("bad", t("ownPosts.form.imageLimit", { max: most }));
    images.add(files.slice(0, Math.max(0, room)));
  };
  return (
    <>
      <FileDrop
        label={t("ownPosts.form.images")}
        dropText={t("ownPosts.form.imageDrop")}
        buttonLabel={t("ownPosts.form.imageButton")}
        hint={note}
        accept={pictureUses.ownPost.types.join(",")}
        multiple
        required
        error={texts.imageIds}
        onFiles={take}
        files={droppedFiles(images.sendings, ({ name, state, fault }) => {
          if (state === "failed") return t("ownPosts.form.uploadFailed");
          const why = fault === null ? note : faultText(fault);
          return t("ownPosts.form.invalidImageText", { name, note: why });
        })}
        onRemove={images.remove}
        removeLabel={(name) => t("ownPosts.form.removeImage", { name })}
      />
      <AiImagePart form={form} />
      {draft.images.length > 0 && (
        <ul className={classes.pictures} aria-label={t("ownPosts.form.images")}>
          {draft.images.map(({ id, thumbnailUrl }, at) => (
            <li key={id} className={classes.picture}>
              <img src={thumbnailUrl} alt={t("ownPosts.form.image", { number: at + 1 })} />
              <button
                type="button"
                className={classes.takeOut}
                aria-label={t("ownPosts.form.removeImage", {
                  name: t("ownPosts.form.image", { number: at + 1 }),
                })}
                onClick={() => set((now) => ({ images: now.images.filter((one) => one.id !== id) }))}
              >
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OneFile({ form, file }: MediaPartProps) {
  const { draft, set, texts } = form;
  const video = draft.type === "VIDEO";
  const note = t(video ? "ownPosts.form.videoNote" : "ownPosts.form.documentNote");
  const rule = fileUses[video ? "video" : "document"];
  const chosen = draft.file?.kind === rule.kind ? draft.file : null;
  const ready: DroppedFile[] = chosen
    ? [{ key: "ready", name: chosen.name, stateText: t("ownPosts.form.sent"), state: "done" }]
    : [];
  const errors = { refused: "ownPosts.form.refused", tooLarge: "ownPosts.form.tooLarge" } as const;
  return (
    <FileDrop
      label={t(video ? "ownPosts.form.video" : "ownPosts.form.documentFile")}
      dropText={t(video ? "ownPosts.form.videoDrop" : "ownPosts.form.documentDrop")}
      buttonLabel={t(video ? "ownPosts.form.videoButton" : "ownPosts.form.documentButton")}
      hint={note}
      accept={rule.extensions.map((extension) => `.${extension}`).join(",")}
      required
      disabled={file.busy}
      error={texts.attachmentId}
      onFiles={(files) => {
        for (const { key } of file.sendings) file.remove(key);
        file.add(files.slice(0, 1));
      }}
      files={[
        ...ready,
        ...droppedFiles(file.sendings, ({ state }) =>
          state === "refused" || state === "tooLarge"
            ? t(errors[state], { note })
            : t("ownPosts.form.uploadFailed"),
        ),
      ]}
      onRemove={(key) => (key === "ready" ? set({ file: null }) : file.remove(key))}
      removeLabel={(name) => t("ownPosts.form.removeFile", { name })}
    />
  );
}

function Video(props: MediaPartProps) {
  const { draft, set, texts } = props.form;
  return (
    <>
      <Segmented
        label={t("ownPosts.form.videoFrom")}
        value={draft.embedded ? "embed" : "file"}
        onChange={(from) => set({ embedded: from === "embed" })}
        options={[
          { value: "file", label: t("ownPosts.form.videoFile") },
          { value: "embed", label: t("ownPosts.form.videoEmbed") },
        ]}
      />
      {draft.embedded ? (
        <TextInput
          label={t("ownPosts.form.embed")}
          description={t("ownPosts.form.embedHint")}
          required
          autoComplete="off"
          maxLength={limits.post.embedMax}
          value={draft.videoEmbedCode}
          error={texts.videoEmbedCode}
          onChange={(event) => set({ videoEmbedCode: event.currentTarget.value })}
        />
      ) : (
        <OneFile {...props} />
      )}
    </>
  );
}

/** Pictures, a film or a document, by the type of the post. */
export function MediaPart(props: MediaPartProps) {
  const { draft, set } = props.form;
  if (draft.type === "TEXT") return null;
  return (
    <Card bleed>
      <div className={classes.fields}>
        {draft.type === "IMAGE" && <Images {...props} />}
        {draft.type === "VIDEO" && <Video {...props} />}
        {draft.type === "DOCUMENT" && (
          <>
            <OneFile {...props} />
            <TextInput
              label={t("ownPosts.form.fileTitle")}
              maxLength={limits.post.fileTitleMax}
              value={draft.fileTitle}
              onChange={(event) => set({ fileTitle: event.currentTarget.value })}
            />
          </>
        )}
      </div>
    </Card>
  );
}
