import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { ExportMenu } from "@polyphon/admin-kit/export/export-menu.tsx";
import { listAnswers, summariseAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import { ratings, replyStates } from "@polyphon/contract/surveys/surveys.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconListDetails } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { answerColumns, type ReplyRow } from "./answer-columns.tsx";
import { AnswerFilters } from "./answer-filters.tsx";
import { AnswerSummary } from "./answer-summary.tsx";
import { ReplyDrawer } from "./reply-drawer.tsx";
import classes from "../surveys.module.css";
import { useAnswerRows } from "./use-answer-rows.ts";

const PAGE = 25;

/** The filters of the answers in the address. */
function useNarrowed(id: number) {
  const { values } = useListQuery();
  const companies = /^\d+$/u.test(values["companies"] ?? "") ? values["companies"] : undefined;
  const rating = ratings.find((one) => one === values["rating"]);
  const state = replyStates.find((one) => one === values["state"]);
  return { id, ...(companies && { companies }), ...(rating && { rating }), ...(state && { state }) };
}

function Answers({ id }: { id: number }) {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  const [opened, setOpened] = useState<ReplyRow | null>(null);
  const narrowed = useNarrowed(id);
  const { after } = query.values;
  const span = { id, ...(narrowed.companies && { companies: narrowed.companies }) };
  const summary = useEndpoint(summariseAnswers, span, { placeholderData: keepPreviousData });
  const call = { ...narrowed, limit: PAGE, ...(after !== undefined && { after }) };
  const list = useEndpoint(listAnswers, call, { placeholderData: keepPreviousData });
  const source = useAnswerRows(narrowed, summary.data);
  const { data } = summary;
  return (
    <>
      <EndpointList
        title={data ? text("surveys.answers.of", { title: data.title }) : text("surveys.answers.title")}
        list={list}
        query={query}
        columns={answerColumns(texts, setOpened)}
        filters={["companies", "rating", "state"]}
        count={
          data &&
          `${text("surveys.answers.answered", { count: data.answered })} · ${text("surveys.answers.skipped", { count: data.skipped })}`
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconListDetails size={15} aria-hidden />}
            onClick={() => go(screenHref("/admin/question-list/:id", { id }))}
          >
            {text("surveys.answers.questions")}
          </Button>
        }
        tabs={<AnswerSummary summary={summary} />}
        toolbar={
          <>
            <AnswerFilters query={query} />
            <span className={classes.grow} />
            <ExportMenu source={source} />
          </>
        }
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
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  return <Answers key={id} id={Number(id)} />;
}
