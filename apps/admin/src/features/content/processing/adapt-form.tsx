import { Button, TextInput } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { adaptProcessingItem } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useShowRefusal } from "@polyphon/web/form/use-show-refusal.ts";
import { type FormEvent, useRef } from "react";
import { UnsavedGuard } from "../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { CopyFields, writtenCopies } from "../post-form/copy/copy-fields.tsx";
import { DaysPair } from "../post-form/sections/days-pair.tsx";
import classes from "../linkedin/linkedin.module.css";
import { SaveFailed } from "../post-form/save-failed.tsx";
import { type ProcessingItem, useDecided } from "./use-processing.ts";

function startOf({ title, post }: ProcessingItem) {
  const { startsOn, endsOn, voices } = post;
  return { version: null, values: { title, startsOn, endsOn, voices } };
}

/** The company's own text and days; everything else is as in the original. */
export function AdaptForm({ item, onCancel }: { item: ProcessingItem; onCancel: () => void }) {
  const { text } = useText();
  const decided = useDecided();
  const { values: draft, change, isDirty, markSaved } = useRecordForm(startOf(item));
  const adapt = useCommand(adaptProcessingItem, {
    onSuccess: () => {
      markSaved();
      decided(text("content.processing.adaptedIt"));
    },
  });
  const violations = problemOf(adapt.error)?.violations ?? [];
  const errorOf = (field: string) => violations.find((one) => one.field === field)?.message;
  const form = useRef<HTMLFormElement>(null);
  useShowRefusal(form, adapt.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (adapt.isPending) return;
    const voices = draft.voices.map(({ voice, copy }) => ({ voice, copy: writtenCopies(copy) }));
    adapt.mutate({ ...draft, id: item.id, voices });
  };
  return (
    <Card title={text("content.processing.adaptTitle")}>
      <UnsavedGuard when={isDirty} />
      <form ref={form} className={classes.stack} onSubmit={submit} noValidate>
        <p className={classes.quiet}>{text("content.processing.adaptText")}</p>
        {adapt.error && <SaveFailed failure={failureText(adapt.error, text)} />}
        <TextInput
          label={text("content.linkedin.titleLabel")}
          description={text("content.linkedin.titleHelp")}
          withAsterisk
          value={draft.title}
          error={errorOf("title")}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <DaysPair days={draft} errorOf={errorOf} onChange={change} />
        {draft.voices.map(({ voice, copy }, at) => (
          <fieldset key={voice} className={classes.voice}>
            <legend>{text(`content.voices.${voice}`)}</legend>
            <CopyFields
              copy={copy}
              postUrl={item.post.postUrl}
              refused={(network) => errorOf(`voices.${voice}.${network}`)}
              onChange={(next) =>
                change({
                  voices: draft.voices.map((one, place) =>
                    place === at ? { voice, copy: next as typeof copy } : one,
                  ),
                })
              }
            />
          </fieldset>
        ))}
        <div className={classes.end}>
          <Button variant="default" onClick={onCancel}>
            {text("content.processing.cancel")}
          </Button>
          <Button type="submit" loading={adapt.isPending}>
            {text("content.processing.publishAdapted")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
