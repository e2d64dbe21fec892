import "../../../shared/theme/styles-screens.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { editQuestion, getQuestion } from "@polyphon/contract/surveys/question.contract.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { QuestionForm } from "./question-form.tsx";
import { useQuestionForm } from "./use-question-form.ts";

type StoredQuestion = OutputOf<typeof getQuestion>;

const storedOf = ({ version, questionText, optionType, options }: StoredQuestion) => ({
  version,
  values: { questionText, optionType, options: options.join("\n") },
});

interface EditFormProps {
  stored: StoredQuestion;
  onReload: () => void;
}

function EditForm({ stored, onReload }: EditFormProps) {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const notify = useNotify();
  const { id, questionnaireId } = stored;
  const form = useQuestionForm(storedOf(stored), texts);
  const edit = useCommand(editQuestion, {
    onSuccess: () => {
      notify({ tone: "ok", text: text("surveys.form.saved") });
      form.markSaved();
      go(screenHref("/admin/question-list/:id", { id: questionnaireId }));
    },
    onError: form.refused,
  });
  return (
    <QuestionForm
      title={text("surveys.form.editTitle")}
      questionnaireId={questionnaireId}
      form={form}
      busy={edit.isPending}
      fixed={!stored.can.change}
      onReload={() => {
        form.acceptNewer();
        onReload();
      }}
      onSave={() => {
        const input = form.input();
        if (input && !edit.isPending) edit.mutate({ id, version: form.version ?? stored.version, ...input });
      }}
    />
  );
}

export default function EditQuestionScreen() {
  const found = useEndpoint(getQuestion, { id: useRecordId() }, { refetchOnWindowFocus: false });
  if (found.data === undefined) return <RecordState found={found} />;
  return <EditForm key={found.data.id} stored={found.data} onReload={() => void found.refetch()} />;
}
