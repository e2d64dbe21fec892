import { Button } from "@mantine/core";
import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { pictureWords } from "@polyphon/rules/media/picture-words.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import { IconPhotoPlus, IconTrash } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./photo.module.css";
import { type PhotoState, usePhoto } from "./use-photo.ts";

const look = { size: 16, stroke: 1.7, "aria-hidden": true } as const;

const stateText = (state: PhotoState): string => (state === null ? "" : t(`identity.profile.photo.${state}`));

/** Somebody's face, and the buttons to choose another picture for it. */
export function Photo() {
  const { account } = useMe();
  const { state, progress, problem, choose, stop, remove } = usePhoto();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ids = useId();
  const name = `${account.firstName} ${account.lastName}`;
  const face = <Face name={name} src={account.imageUrl ?? undefined} size={72} />;
  // A group has no photo here; what networks show of it is theirs.
  if (account.isAssociateLogin) return face;
  const label = t(account.imageUrl === null ? "identity.profile.photo.add" : "identity.profile.photo.change");
  const uploading = state !== null && state !== "saving";
  return (
    <section className={classes.photo} aria-label={t("identity.profile.photo.label")}>
      {face}
      <div className={classes.body}>
        <div className={classes.tools}>
          <Button
            ref={button}
            variant="default"
            size="xs"
            leftSection={<IconPhotoPlus {...look} />}
            aria-describedby={problem === null ? `${ids}rule` : `${ids}problem ${ids}rule`}
            onClick={() => picker.current?.click()}
          >
            {label}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={label}
            accept={pictureUses.profile.types.join(",")}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (chosen) choose(chosen);
            }}
          />
          {uploading ? (
            <Button
              variant="subtle"
              size="xs"
              onClick={() => {
                stop();
                button.current?.focus();
              }}
            >
              {t("shell.cancel")}
            </Button>
          ) : (
            account.imageUrl !== null && (
              <Button
                variant="subtle"
                size="xs"
                leftSection={<IconTrash {...look} />}
                onClick={() => void remove().then((done) => done && button.current?.focus())}
              >
                {t("identity.profile.photo.remove")}
              </Button>
            )
          )}
        </div>
        <p className={classes.rule} id={`${ids}rule`}>
          {t("identity.profile.photo.rule", pictureWords(pictureUses.profile))}
        </p>
        <output className={classes.state}>{stateText(state)}</output>
        {progress !== null && (
          <progress className={classes.track} aria-label={stateText(state)} max={1} value={progress} />
        )}
        {problem !== null && (
          <p className={classes.problem} id={`${ids}problem`} role="alert">
            {problem}
          </p>
        )}
      </div>
    </section>
  );
}
