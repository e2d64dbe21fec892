import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { recordIdOf } from "@polyphon/admin-kit/screens/record-id.ts";
import { addQuestion } from "@polyphon/contract/surveys/question.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useRef } from "react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { QuestionForm } from "./question-form.tsx";
import classes from "../surveys.module.css";
import { noQuestion, useQuestionForm } from "./use-question-form.ts";

function AddForm({ questionnaireId }: { questionnaireId: number }) {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const notify = useNotify();
  const form = useQuestionForm(noQuestion, texts);
  const another = useRef(false);
  const add = useCommand(addQuestion, {
    onSuccess: () => {
      notify({ tone: "ok", text: text("surveys.form.saved") });
      form.markSaved(noQuestion);
      if (!another.current) go(screenHref("/admin/question-list/:id", { id: questionnaireId }));
    },
    onError: form.refused,
  });
  const save = (more: boolean) => {
    another.current = more;
    const input = form.input();
    if (input && !add.isPending) add.mutate({ questionnaireId, ...input });
  };
  return (
    <QuestionForm
      title={text("surveys.form.addTitle")}
      questionnaireId={questionnaireId}
      form={form}
      busy={add.isPending}
      fixed={false}
      onSave={() => save(false)}
      further={
        <Button variant="default" disabled={add.isPending} onClick={() => save(true)}>
          {text("surveys.form.another")}
        </Button>
      }
    />
  );
}

/** The questionnaire is in the address as `?questionnaire=`. */
export default function AddQuestionScreen() {
  const { text } = useText();
  const go = useGo();
  const id = recordIdOf(useListQuery().values["questionnaire"]);
  if (id !== undefined) return <AddForm key={id} questionnaireId={id} />;
  return (
    <div className={classes.page}>
      <PageHead title={text("surveys.form.addTitle")} />
      <EmptyState
        title={text("surveys.form.noQuestionnaire")}
        text={text("surveys.form.noQuestionnaireText")}
        actions={
          <Button onClick={() => go(screenHref("/admin/manage-questionnaire", {}))}>
            {text("surveys.form.toList")}
          </Button>
        }
      />
    </div>
  );
}
