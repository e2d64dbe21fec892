import { Button, Loader, Textarea, TextInput } from "@mantine/core";
import { IconPhotoPlus, IconSparkles } from "@tabler/icons-react";
import { useState } from "react";
import { NoticeStrip } from "../feedback/notice-strip.tsx";
import { Segmented } from "../input/choice/segmented.tsx";
import type { Choosing } from "./ai-panel-model.ts";
import { VisuallyHidden } from "../text/visually-hidden.ts";
import classes from "./ai-image-form.module.css";

export interface AiImageWords {
  readonly prompt: string;
  readonly promptHint: string;
  readonly shape: string;
  readonly make: string;
  readonly again: string;
  readonly drawing: string;
  readonly ready: string;
  readonly use: string;
  readonly keep: string;
  readonly kept: string;
  readonly name: string;
  readonly hashtags: string;
}

export interface DrawnPicture {
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

export interface AiImageFormProps<Shape extends string> {
  words: AiImageWords;
  prompt: string;
  onPrompt: (prompt: string) => void;
  shape: Choosing<Shape>;
  phase: "idle" | "loading" | "ready" | "error";
  picture: DrawnPicture | null;
  alt: string;
  fault: string | null;
  failure: string | null;
  leftText: string | null;
  onMake: () => void;
  onUse: ((picture: DrawnPicture) => void) | null;
  keeping: {
    readonly state: "no" | "asked" | "busy" | "yes";
    readonly onAsk: () => void;
    readonly onKeep: (title: string, hashtags: string) => Promise<void>;
  } | null;
}

function Keeping({ words, keeping, prompt }: Pick<AiImageFormProps<string>, "words" | "keeping" | "prompt">) {
  const [title, setTitle] = useState(prompt);
  const [hashtags, setHashtags] = useState("");
  if (keeping === null || keeping.state === "no") return null;
  if (keeping.state === "yes")
    return (
      <NoticeStrip tone="ok" spoken="politely">
        {words.kept}
      </NoticeStrip>
    );
  return (
    <form
      className={classes.keeping}
      onSubmit={(event) => {
        event.preventDefault();
        void keeping.onKeep(title, hashtags);
      }}
    >
      <TextInput
        label={words.name}
        required
        maxLength={255}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        label={words.hashtags}
        required
        value={hashtags}
        onChange={(event) => setHashtags(event.currentTarget.value)}
      />
      <Button type="submit" loading={keeping.state === "busy"}>
        {words.keep}
      </Button>
    </form>
  );
}

/** Words in, a picture out; then it is used or kept. The dialog around it belongs to the app. */
export function AiImageForm<Shape extends string>(props: AiImageFormProps<Shape>) {
  const { words, phase, picture, keeping, onUse } = props;
  const busy = phase === "loading";
  return (
    <div className={classes.body}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onMake();
        }}
      >
        <Textarea
          label={words.prompt}
          placeholder={words.promptHint}
          required
          data-autofocus
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1000}
          value={props.prompt}
          error={props.fault ?? undefined}
          onChange={(event) => props.onPrompt(event.currentTarget.value)}
        />
        <div className={classes.line}>
          <Segmented label={words.shape} {...props.shape} />
          {props.leftText !== null && <span className={classes.left}>{props.leftText}</span>}
          <Button type="submit" loading={busy} leftSection={<IconSparkles size={16} aria-hidden />}>
            {picture === null ? words.make : words.again}
          </Button>
        </div>
      </form>
      {props.failure !== null && <NoticeStrip tone="bad">{props.failure}</NoticeStrip>}
      <div
        className={classes.result}
        data-shape={props.shape.value}
        data-empty={picture === null || undefined}
      >
        {busy && (
          <div className={classes.wait}>
            <Loader size="sm" aria-hidden />
            <span>{words.drawing}</span>
          </div>
        )}
        {!busy && picture !== null && (
          <img
            className={classes.picture}
            src={picture.url}
            alt={props.alt}
            width={picture.width}
            height={picture.height}
          />
        )}
        {!busy && picture === null && <IconPhotoPlus size={36} stroke={1.2} aria-hidden />}
      </div>
      {!busy && picture !== null && (
        <div className={classes.line}>
          {keeping !== null && keeping.state === "no" && (
            <Button variant="default" onClick={keeping.onAsk}>
              {words.keep}
            </Button>
          )}
          {onUse !== null && <Button onClick={() => onUse(picture)}>{words.use}</Button>}
        </div>
      )}
      {!busy && <Keeping words={words} keeping={keeping} prompt={props.prompt} />}
      <VisuallyHidden component="output">
        {busy ? words.drawing : phase === "ready" ? words.ready : ""}
      </VisuallyHidden>
    </div>
  );
}
