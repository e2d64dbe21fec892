import { Button } from "@mantine/core";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { useText } from "../../../shared/text/use-text.ts";

export interface RecordSaveBarProps {
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly words: { readonly discard: string; readonly save: string };
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** Whether there are unsaved changes, with the buttons to go back and to save. */
export function RecordSaveBar({ dirty, saving, words, onDiscard, onSave }: RecordSaveBarProps) {
  const { text } = useText();
  return (
    <SaveBar
      label={text("kit.form.bar")}
      tone={dirty ? "changed" : "idle"}
      status={text(dirty ? "kit.form.unsaved" : "kit.form.unchanged")}
      actions={
        <>
          {dirty && (
            <Button variant="default" onClick={onDiscard}>
              {words.discard}
            </Button>
          )}
          <Button loading={saving} disabled={!dirty} onClick={onSave}>
            {words.save}
          </Button>
        </>
      }
    />
  );
}
