import { Button, TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./draft-list.module.css";
import type { NamedDraft } from "./use-drafts.ts";

export interface RenameDraftProps {
  draft: NamedDraft;
  /** Whether it was saved. */
  onSave: (name: string | null) => Promise<boolean>;
  onClose: () => void;
}

/** A name for a draft; without one it is called by what is written in it. */
export function RenameDraft({ draft, onSave, onClose }: RenameDraftProps) {
  const { text } = useText();
  const [name, setName] = useState(draft.name ?? "");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={classes.rename}
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(name.trim() === "" ? null : name.trim()).then((saved) => saved && onClose());
      }}
    >
      <TextInput
        className={classes.name ?? ""}
        label={text("content.draft.name")}
        description={text("content.draft.nameHelp")}
        maxLength={limits.post.draftNameMax}
        ref={field}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={classes.answers}>
        <Button type="submit" size="xs">
          {text("content.draft.saveName")}
        </Button>
        <Button variant="default" size="xs" onClick={onClose}>
          {text("content.draft.cancel")}
        </Button>
      </div>
    </form>
  );
}
