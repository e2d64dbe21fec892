import "../../../shared/theme/styles-screens.ts";
import { ExportMenu } from "@polyphon/admin-kit/export/export-menu.tsx";
import { isMissing } from "@polyphon/admin-kit/failure/is-missing.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { callOf } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import {
  type exportAnswers,
  listAnswers,
  summariseAnswers,
} from "@polyphon/contract/surveys/answers.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconListDetails } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { answerColumns, type ReplyRow } from "./answer-columns.tsx";
import { answerFilters } from "./answer-filters.ts";
import { AnswerSummary } from "./answer-summary.tsx";
import { ReplyDrawer } from "./reply-drawer.tsx";
import { useAnswerRows } from "./use-answer-rows.ts";

function Answers({ id }: { id: number }) {
  const texts = useText();
  const { text } = texts;
  const { Missing } = useKit();
  const query = useListQuery();
  const [opened, setOpened] = useState<ReplyRow | null>(null);
  const list = useList(listAnswers, query, { id });
  const { companies } = list.call;
  const span = { id, ...(companies !== undefined && { companies }) };
  const summary = useEndpoint(summariseAnswers, span, { placeholderData: keepPreviousData });
  const source = useAnswerRows(callOf<typeof exportAnswers>({ ...list.call, id }), summary.data);
  const filters = useFilters(answerFilters);
  const { data } = summary;
  if (isMissing(summary.error)) return <Missing />;
  return (
    <>
      <EndpointList
        title={data ? text("surveys.answers.of", { title: data.title }) : text("surveys.answers.title")}
        list={list}
        columns={answerColumns(texts, setOpened)}
        count={
          data &&
          `${text("surveys.answers.answered", { count: data.answered })} · ${text("surveys.answers.skipped", { count: data.skipped })}`
        }
        actions={
          <LinkButton
            variant="default"
            leftSection={<IconListDetails size={15} aria-hidden />}
            href={screenHref("/admin/question-list/:id", { id })}
          >
            {text("surveys.answers.questions")}
          </LinkButton>
        }
        tabs={<AnswerSummary summary={summary} />}
        toolbar={<FilterBar resource={filters} query={query} />}
        renderExport={() => <ExportMenu source={source} />}
        empty={<EmptyState title={text("surveys.answers.empty")} text={text("surveys.answers.emptyText")} />}
        onRowOpen={setOpened}
      />
      {opened && (
        <ReplyDrawer reply={opened} questions={data?.questions ?? []} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** The answers: a summary above, person by person below. */
export default function AnswersScreen() {
  const id = useRecordId();
  return <Answers key={id} id={id} />;
}
