import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { limits } from "@polyphon/contract/limits.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listQuestions } from "@polyphon/contract/surveys/question.contract.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconMessage, IconPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { questionColumns, type QuestionRow } from "./question-columns.tsx";
import classes from "../surveys.module.css";
import { useMoveQuestion, useRemoveQuestion } from "./use-questions.ts";

function RemoveDialog({ question, onClose }: { question: QuestionRow; onClose: () => void }) {
  const { text } = useText();
  const remove = useRemoveQuestion(onClose);
  return (
    <ConfirmDialog
      opened
      danger
      title={text("surveys.questions.removeTitle")}
      yesLabel={text("surveys.questions.remove")}
      cancelLabel={text("surveys.questions.cancel")}
      busy={remove.isPending}
      onYes={() => remove.mutate({ id: question.id })}
      onCancel={onClose}
    >
      {text("surveys.questions.removeText", { name: question.questionText })}
    </ConfirmDialog>
  );
}

function Questions({ found }: { found: OutputOf<typeof listQuestions> }) {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const [doomed, setDoomed] = useState<QuestionRow | null>(null);
  const { questionnaire, items, can } = found;
  const { move, announcement } = useMoveQuestion(items);
  const addButton = can.add && (
    <Button
      leftSection={<IconPlus size={15} aria-hidden />}
      onClick={() => go(screenHref("/admin/add-question", {}, { questionnaire: String(questionnaire.id) }))}
    >
      {text("surveys.questions.add")}
    </Button>
  );
  const columns = questionColumns(texts, {
    count: items.length,
    mayChange: can.change,
    onEdit: ({ id }) => go(screenHref("/admin/edit-question/:id", { id })),
    onRemove: setDoomed,
    onMove: move,
  });
  return (
    <div className={classes.page}>
      <PageHead
        title={text("surveys.questions.of", { title: questionnaire.title })}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconMessage size={15} aria-hidden />}
              onClick={() => go(screenHref("/admin/answers/:id", { id: questionnaire.id }))}
            >
              {text("surveys.questions.answers")}
            </Button>
            {addButton}
          </>
        }
      />
      {questionnaire.answered && <NoticeStrip tone="info">{text("surveys.questions.answered")}</NoticeStrip>}
      {can.change && !can.add && (
        <NoticeStrip tone="info">
          {text("surveys.questions.full", { max: limits.questionnaire.questions })}
        </NoticeStrip>
      )}
      <DataTable
        label={text("surveys.questions.title")}
        edge="none"
        columns={columns}
        rows={items}
        rowKey={({ id }) => String(id)}
        instead={
          items.length === 0 ? (
            <EmptyState
              title={text("surveys.questions.empty")}
              text={text("surveys.questions.emptyText")}
              actions={addButton}
            />
          ) : undefined
        }
      />
      <VisuallyHidden component="output">{announcement}</VisuallyHidden>
      {doomed && <RemoveDialog question={doomed} onClose={() => setDoomed(null)} />}
    </div>
  );
}

export default function QuestionListScreen() {
  const found = useEndpoint(listQuestions, { id: useRecordId() }, { placeholderData: keepPreviousData });
  return found.data === undefined ? <RecordState found={found} /> : <Questions found={found.data} />;
}
