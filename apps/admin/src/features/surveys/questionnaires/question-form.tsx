import { Button, NativeSelect, Textarea } from "@mantine/core";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { limits } from "@polyphon/contract/limits.ts";
import { choiceTypes } from "@polyphon/contract/surveys/question.contract.ts";
import { type OptionType, optionTypes } from "@polyphon/contract/surveys/surveys.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { UnsavedGuard } from "../../../shared/form/unsaved-guard.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../surveys.module.css";
import type { QuestionFormState } from "./use-question-form.ts";

export interface QuestionFormProps {
  title: string;
  questionnaireId: number;
  form: QuestionFormState;
  busy: boolean;
  /** It has answers already, so the question is shown read-only. */
  fixed: boolean;
  onSave: () => void;
  /** Merges the newer version with what is typed. */
  onReload?: () => void;
  /** Buttons before the one that saves. */
  further?: ReactNode;
}

/** The fields of a question on a page of its own. */
export function QuestionForm(props: QuestionFormProps) {
  const { text } = useText();
  const go = useGo();
  const { fixed } = props;
  const { values: draft, change, faults } = props.form;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    <div className={classes.page}>
      <PageHead title={props.title} />
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!props.busy && !fixed) props.onSave();
        }}
      >
        <Card>
          <div className={classes.form}>
            {fixed && <NoticeStrip tone="info">{text("surveys.questions.answered")}</NoticeStrip>}
            <FormFailure
              error={props.form.failed}
              merged={props.form.merged}
              onReload={() => props.onReload?.()}
            />
            <Textarea
              label={text("surveys.form.text")}
              description={text("surveys.form.textHelp", { max: limits.questionnaire.textMax })}
              error={faults.questionText}
              withAsterisk
              aria-required
              autosize
              minRows={2}
              maxLength={limits.questionnaire.textMax}
              disabled={fixed}
              value={draft.questionText}
              onChange={(event) => change({ questionText: event.currentTarget.value })}
            />
            <NativeSelect
              label={text("surveys.form.type")}
              disabled={fixed}
              value={draft.optionType}
              data={optionTypes.map((value) => ({ value, label: text(`surveys.optionType.${value}`) }))}
              onChange={(event) => change({ optionType: event.currentTarget.value as OptionType })}
            />
            {choiceTypes.has(draft.optionType) && (
              <Textarea
                label={text("surveys.form.options")}
                description={text("surveys.form.optionsHelp")}
                error={faults.options}
                withAsterisk
                aria-required
                autosize
                minRows={4}
                disabled={fixed}
                value={draft.options}
                onChange={(event) => change({ options: event.currentTarget.value })}
              />
            )}
          </div>
        </Card>
        <div className={classes.end}>
          <Button
            variant="default"
            onClick={() => go(screenHref("/admin/question-list/:id", { id: props.questionnaireId }))}
          >
            {text("surveys.form.cancel")}
          </Button>
          {props.further}
          {!fixed && (
            <Button type="submit" loading={props.busy}>
              {text("surveys.form.save")}
            </Button>
          )}
        </div>
      </form>
      <UnsavedGuard when={props.form.isDirty} />
    </div>
  );
}
