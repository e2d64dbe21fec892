import "../../shared/theme/styles-screens.ts";
import { Button, Textarea } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { emptyDraft, type MentionDraft } from "@polyphon/rules/mentions/mention-draft.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useText } from "../../shared/text/use-text.ts";
import { DraftFields } from "./draft-fields.tsx";
import { MentionFormFrame } from "./mention-form-frame.tsx";
import classes from "./mentions.module.css";
import { CategoryChoice, CompanyChoice } from "./remote-choices.tsx";
import { linesOf, useAddMentions } from "./use-add-mentions.ts";

type Adding = ReturnType<typeof useAddMentions>;

const max = limits.mention.perSubmission;

function ByUrl({ adding }: { adding: Adding }) {
  const { text } = useText();
  const { state, faults, set } = adding;
  return (
    <div>
      <Textarea
        label={text("mentions.form.urls")}
        description={text("mentions.form.urlsHint", { max })}
        withAsterisk
        autosize
        minRows={5}
        maxRows={20}
        spellCheck={false}
        placeholder="https://www.linkedin.com/in/…"
        classNames={{ error: classes.lines ?? "" }}
        value={state.urls}
        error={faults.urls}
        onChange={(event) => set({ urls: event.currentTarget.value })}
      />
      <output className={classes.quiet}>
        {text("mentions.form.urlsCount", { count: linesOf(state.urls).length, max })}
      </output>
    </div>
  );
}

function ByHand({ adding }: { adding: Adding }) {
  const { text } = useText();
  const { drafts } = adding.state;
  const change = (at: number, part: Partial<MentionDraft>) =>
    adding.set({ drafts: drafts.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  return (
    <>
      {drafts.map((draft, at) => (
        <fieldset key={at} className={classes.draft}>
          <legend className={classes.legend}>{text("mentions.form.mention", { number: at + 1 })}</legend>
          {drafts.length > 1 && (
            <button
              type="button"
              className={classes.takeOut}
              aria-label={text("mentions.form.takeOut", { number: at + 1 })}
              onClick={() => adding.set({ drafts: drafts.filter((_, place) => place !== at) })}
            >
              <IconX size={16} aria-hidden />
            </button>
          )}
          <DraftFields
            draft={draft}
            texts={adding.faults.drafts[at] ?? {}}
            onChange={(part) => change(at, part)}
          />
        </fieldset>
      ))}
      {drafts.length < max && (
        <Button
          variant="default"
          className={classes.another}
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => adding.set({ drafts: [...drafts, emptyDraft] })}
        >
          {text("mentions.form.another")}
        </Button>
      )}
    </>
  );
}

export default function AddMentionMasterScreen() {
  const { text } = useText();
  const adding = useAddMentions();
  const { state, faults, set } = adding;
  return (
    <MentionFormFrame
      title={text("mentions.form.addTitle")}
      sub={text("mentions.form.addText")}
      faults={faults}
      submit={text("mentions.form.send")}
      busy={adding.busy}
      onSubmit={adding.send}
    >
      <Segmented
        label={text("mentions.form.way")}
        showLabel
        value={state.way}
        onChange={(way) => set({ way })}
        options={[
          { value: "url", label: text("mentions.form.byUrl") },
          { value: "hand", label: text("mentions.form.byHand") },
        ]}
      />
      {state.way === "url" ? <ByUrl adding={adding} /> : <ByHand adding={adding} />}
      <CategoryChoice
        value={state.categories}
        error={faults.categories}
        onChange={(categories) => set({ categories })}
      />
      <CompanyChoice value={state.company} onChange={(company) => set({ company })} />
    </MentionFormFrame>
  );
}
