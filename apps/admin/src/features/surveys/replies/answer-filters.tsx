import { NativeSelect } from "@mantine/core";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { ratings, replyStates } from "@polyphon/contract/surveys/surveys.ts";
import { useAccount } from "../../../shared/session/account.ts";
import { CompanyFilter } from "../../../shared/list/company-filter.tsx";
import { useText } from "../../../shared/text/use-text.ts";

interface WordFilterProps {
  query: ListQuery;
  name: "rating" | "state";
  label: string;
  all: string;
  words: readonly { readonly value: string; readonly label: string }[];
}

function WordFilter({ query, name, label, all, words }: WordFilterProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={query.values[name] ?? ""}
      data={[{ value: "", label: all }, ...words]}
      onChange={(event) => query.change({ [name]: event.currentTarget.value || undefined, after: undefined })}
    />
  );
}

/** Filters by company, rating, and answered or skipped, all in the address. */
export function AnswerFilters({ query }: { query: ListQuery }) {
  const { text } = useText();
  const { companyId } = useAccount();
  return (
    <>
      {companyId === null && (
        <CompanyFilter
          label={text("surveys.answers.company")}
          all={text("surveys.answers.allCompanies")}
          companyId={query.values["companies"]}
          onChange={(companies) => query.change({ companies, after: undefined })}
        />
      )}
      <WordFilter
        query={query}
        name="rating"
        label={text("surveys.answers.rating")}
        all={text("surveys.answers.anyRating")}
        words={ratings.map((value) => ({ value, label: text(`surveys.answers.ratings.${value}`) }))}
      />
      <WordFilter
        query={query}
        name="state"
        label={text("surveys.answers.state")}
        all={text("surveys.answers.anyState")}
        words={replyStates.map((value) => ({ value, label: text(`surveys.answers.states.${value}`) }))}
      />
    </>
  );
}
