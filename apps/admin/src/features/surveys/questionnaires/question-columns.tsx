import { ActionIcon } from "@mantine/core";
import { RowMenu } from "@polyphon/admin-kit/row/row-menu.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listQuestions } from "@polyphon/contract/surveys/question.contract.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { IconArrowDown, IconArrowUp, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import classes from "../surveys.module.css";

export type QuestionRow = OutputOf<typeof listQuestions>["items"][number];

export interface QuestionActions {
  readonly count: number;
  readonly mayChange: boolean;
  readonly onEdit: (row: QuestionRow) => void;
  readonly onRemove: (row: QuestionRow) => void;
  readonly onMove: (row: QuestionRow, by: -1 | 1) => void;
}

const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

function Order({ row, texts, act }: { row: QuestionRow; texts: Texts; act: QuestionActions }) {
  const { text } = texts;
  const name = row.questionText;
  const { displayOrder } = row;
  return (
    <span className={classes.order}>
      <span className={classes.place}>{displayOrder}</span>
      {act.mayChange && (
        <>
          <ActionIcon
            aria-label={text("surveys.questions.up", { name })}
            disabled={displayOrder <= 1}
            onClick={() => act.onMove(row, -1)}
          >
            <IconArrowUp {...icon} />
          </ActionIcon>
          <ActionIcon
            aria-label={text("surveys.questions.down", { name })}
            disabled={displayOrder >= act.count}
            onClick={() => act.onMove(row, 1)}
          >
            <IconArrowDown {...icon} />
          </ActionIcon>
        </>
      )}
    </span>
  );
}

function menuOf(row: QuestionRow, { text }: Texts, act: QuestionActions) {
  const open = {
    key: "edit",
    label: text(act.mayChange ? "surveys.questions.edit" : "surveys.questions.view"),
    icon: act.mayChange ? <IconPencil {...icon} /> : <IconEye {...icon} />,
    onPress: () => act.onEdit(row),
  };
  if (!act.mayChange) return [open];
  return [
    open,
    {
      key: "remove",
      label: text("surveys.questions.remove"),
      icon: <IconTrash {...icon} />,
      onPress: () => act.onRemove(row),
      danger: true,
    },
  ];
}

export function questionColumns(texts: Texts, act: QuestionActions): TableColumn<QuestionRow>[] {
  const { text } = texts;
  return [
    {
      key: "order",
      header: text("surveys.questions.order"),
      width: "132px",
      card: "line",
      render: (row) => <Order row={row} texts={texts} act={act} />,
    },
    {
      key: "text",
      header: text("surveys.questions.text"),
      wrap: true,
      card: "title",
      render: (row) => (
        <AppLink href={screenHref("/admin/edit-question/:id", { id: row.id })}>{row.questionText}</AppLink>
      ),
    },
    {
      key: "type",
      header: text("surveys.questions.type"),
      width: "20%",
      wrap: true,
      card: "line",
      render: ({ optionType }) => text(`surveys.optionType.${optionType}`),
    },
    {
      key: "options",
      header: text("surveys.questions.options"),
      width: "26%",
      wrap: true,
      card: "line",
      render: ({ options }) =>
        options.length === 0 ? text("surveys.questions.noOptions") : options.join(" · "),
    },
    {
      key: "actions",
      header: text("kit.list.actions"),
      hideHeader: true,
      align: "end",
      width: "64px",
      wrap: true,
      card: "actions",
      render: (row) => <RowMenu name={row.questionText} actions={menuOf(row, texts, act)} />,
    },
  ];
}
