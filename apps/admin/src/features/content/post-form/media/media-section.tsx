import { Textarea, TextInput } from "@mantine/core";
import { postTypes } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { IconAlignLeft, IconFileText, IconPhoto, IconVideo } from "@tabler/icons-react";
import { FileUpload } from "../../../../shared/upload/file-upload.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import type { SectionProps } from "../sections/basics-section.tsx";
import classes from "./media-section.module.css";
import { PicturePart } from "./picture-part.tsx";
import { typeOf } from "../draft/post-draft.ts";
import formClasses from "../post-form.module.css";
import type { Pictures } from "./use-pictures.ts";

/** Four names do not fit beside each other in the rail; the chosen one is in the heading. */
const icons = { IMAGE: IconPhoto, TEXT: IconAlignLeft, VIDEO: IconVideo, DOCUMENT: IconFileText } as const;

export interface MediaSectionProps extends SectionProps {
  pictures: Pictures;
  onBusy: (busy: boolean) => void;
}

function FileTitle({ draft, errorOf, onChange }: SectionProps) {
  const { text } = useText();
  return (
    <div data-field="attachmentTitle">
      <TextInput
        label={text("content.media.fileTitle")}
        description={text("content.media.fileTitleHelp")}
        maxLength={limits.post.fileTitleMax}
        value={draft.fileTitle}
        error={errorOf("attachmentTitle")}
        onChange={(event) => onChange({ fileTitle: event.currentTarget.value }, "attachmentTitle")}
      />
    </div>
  );
}

function VideoPart(props: MediaSectionProps) {
  const { draft, errorOf, onChange, onBusy } = props;
  const { text } = useText();
  return (
    <div className={classes.fields}>
      <Segmented
        label={text("content.media.videoFrom")}
        full
        value={draft.videoFrom}
        onChange={(videoFrom) => onChange({ videoFrom }, "attachmentId")}
        options={[
          { value: "file", label: text("content.media.videoFile") },
          { value: "embed", label: text("content.media.videoEmbed") },
        ]}
      />
      {draft.videoFrom === "embed" ? (
        <div data-field="videoEmbedCode">
          <Textarea
            label={text("content.media.embedCode")}
            description={text("content.media.embedHelp")}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={limits.post.embedMax}
            value={draft.embedCode}
            error={errorOf("videoEmbedCode")}
            onChange={(event) => onChange({ embedCode: event.currentTarget.value }, "videoEmbedCode")}
          />
        </div>
      ) : (
        <>
          <div data-field="attachmentId">
            <FileUpload
              kind="VIDEO"
              file={draft.video}
              error={errorOf("attachmentId")}
              onBusy={onBusy}
              onChange={(video) => onChange({ video }, "attachmentId")}
            />
          </div>
          <FileTitle {...props} />
        </>
      )}
    </div>
  );
}

function DocumentPart(props: MediaSectionProps) {
  const { draft, errorOf, onChange, onBusy } = props;
  const { text } = useText();
  return (
    <div className={classes.fields}>
      <div data-field="attachmentId">
        <FileUpload
          kind="DOCUMENT"
          file={draft.document}
          error={errorOf("attachmentId")}
          onBusy={onBusy}
          onChange={(document) => onChange({ document }, "attachmentId")}
        />
      </div>
      <FileTitle {...props} />
      <p className={classes.hint}>{text("content.media.documentText")}</p>
    </div>
  );
}

/** The media of the post, by its type. */
export function MediaSection(props: MediaSectionProps) {
  const { draft, pictures, errorOf, onChange } = props;
  const { text } = useText();
  const type = typeOf(draft, pictures.all.length);
  return (
    <section className={formClasses.railSection} aria-labelledby="media-title">
      <h2 id="media-title" className={formClasses.railTitle}>
        {text("content.media.section")} · {text(`content.types.${type}`)}
      </h2>
      <Segmented
        label={text("content.media.type")}
        full
        value={type}
        onChange={(next) => {
          if (next === "TEXT") pictures.clear();
          onChange({ type: next }, "type");
        }}
        options={postTypes.map((value) => {
          const Icon = icons[value];
          return {
            value,
            label: <Icon size={18} stroke={1.6} aria-hidden />,
            spoken: text(`content.types.${value}`),
          };
        })}
      />
      {(type === "IMAGE" || type === "TEXT") && (
        <PicturePart pictures={pictures} error={errorOf("imageIds")} />
      )}
      {type === "IMAGE" && pictures.all.length > 1 && (
        <Segmented
          label={text("content.media.selection")}
          showLabel
          full
          value={draft.imageSelectionMode}
          onChange={(imageSelectionMode) => onChange({ imageSelectionMode }, "imageSelectionMode")}
          options={[
            { value: "ALL", label: text("content.media.selectAll") },
            { value: "ANY_ONE_AT_RANDOM", label: text("content.media.selectRandom") },
          ]}
        />
      )}
      {type === "VIDEO" && <VideoPart {...props} />}
      {type === "DOCUMENT" && <DocumentPart {...props} />}
    </section>
  );
}
