import { Button, TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { ToolButton } from "@polyphon/ui/input/editor/tool-button.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import {
  IconArrowDown,
  IconArrowUp,
  IconCrop,
  IconExchange,
  IconPhotoPlus,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../../shared/text/text.ts";
import { keyOf, movePicture, putPicture, withoutPicture, type ChosenPicture } from "./picture-choice.ts";
import classes from "./picture-list.module.css";

export interface PictureListProps {
  pictures: readonly ChosenPicture[];
  onChange: (pictures: readonly ChosenPicture[]) => void;
  /** Opens the choice for a place: one that is taken is exchanged. */
  onPick: (place: number) => void;
  /** Null where the person may not share pictures of their own. */
  onCrop: ((place: number) => void) | null;
  onReset: () => void;
}

const icon = { size: 20, stroke: 1.7, "aria-hidden": true } as const;

interface RowProps extends Omit<PictureListProps, "onReset"> {
  at: number;
  picture: ChosenPicture;
  onMoved: (to: number) => void;
}

function Tools({ pictures, at, onChange, onPick, onCrop, onMoved }: RowProps) {
  const number = at + 1;
  const move = (step: 1 | -1) => {
    onChange(movePicture(pictures, at, step));
    onMoved(number + step);
  };
  const last = pictures.length - 1;
  return (
    <div className={classes.tools}>
      <ToolButton
        label={t("sharing.editor.pictures.exchange", { number })}
        icon={<IconExchange {...icon} />}
        onPress={() => onPick(at)}
      />
      {onCrop !== null && (
        <ToolButton
          label={t("sharing.editor.pictures.crop", { number })}
          icon={<IconCrop {...icon} />}
          onPress={() => onCrop(at)}
        />
      )}
      {last > 0 && (
        <>
          <ToolButton
            label={t("sharing.editor.pictures.earlier", { number })}
            icon={<IconArrowUp {...icon} />}
            disabled={at === 0}
            onPress={() => move(-1)}
          />
          <ToolButton
            label={t("sharing.editor.pictures.later", { number })}
            icon={<IconArrowDown {...icon} />}
            disabled={at === last}
            onPress={() => move(1)}
          />
          <ToolButton
            label={t("sharing.editor.pictures.remove", { number })}
            icon={<IconTrash {...icon} />}
            onPress={() => onChange(withoutPicture(pictures, at))}
          />
        </>
      )}
    </div>
  );
}

function Row(props: RowProps) {
  const { pictures, picture, at, onChange } = props;
  const number = at + 1;
  return (
    <li className={classes.row}>
      <img className={classes.picture} src={picture.thumbnailUrl} alt={picture.alt || picture.title} />
      <div className={classes.words}>
        {picture.title !== "" && <span className={classes.title}>{picture.title}</span>}
        <TextInput
          label={t("sharing.editor.pictures.alt", { number })}
          placeholder={t("sharing.editor.pictures.altHint")}
          maxLength={limits.altTextMax}
          value={picture.alt}
          onChange={(event) =>
            onChange(putPicture(pictures, at, { ...picture, alt: event.currentTarget.value }))
          }
        />
        <Tools {...props} />
      </div>
    </li>
  );
}

/** The person's pictures in their order: exchange, move, describe, remove, add. */
export function PictureList(props: PictureListProps) {
  const { pictures, onChange, onPick, onCrop, onReset } = props;
  const [moved, setMoved] = useState<number | null>(null);
  return (
    <section className={classes.list} aria-label={t("sharing.editor.pictures.title")}>
      <ol className={classes.rows}>
        {pictures.map((picture, at) => (
          <Row
            key={keyOf(picture)}
            at={at}
            picture={picture}
            pictures={pictures}
            onChange={onChange}
            onPick={onPick}
            onCrop={onCrop}
            onMoved={setMoved}
          />
        ))}
      </ol>
      <div className={classes.foot}>
        {pictures.length < limits.post.images && (
          <Button
            variant="default"
            leftSection={<IconPhotoPlus size={18} stroke={1.7} aria-hidden />}
            onClick={() => onPick(pictures.length)}
          >
            {t("sharing.editor.pictures.add")}
          </Button>
        )}
        <Button variant="subtle" onClick={onReset}>
          {t("sharing.editor.pictures.reset")}
        </Button>
      </div>
      <VisuallyHidden component="output">
        {moved === null ? "" : t("sharing.editor.pictures.moved", { number: moved })}
      </VisuallyHidden>
    </section>
  );
}
