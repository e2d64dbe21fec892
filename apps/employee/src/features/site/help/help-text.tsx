import { TextInput } from "@mantine/core";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { t } from "../../../shared/text/text.ts";
import PageText from "../pages/page-text.tsx";
import { findAnswers } from "./find-answers.ts";
import classes from "./help-text.module.css";

/** The help with a search over its questions and answers. */
export function HelpText({ html }: { html: string }) {
  const [search, setSearch] = useState("");
  const found = useMemo(() => findAnswers(html, search), [html, search]);
  const label = t("site.help.search");
  return (
    <>
      <div className={classes.search}>
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <VisuallyHidden component="output">
        {search.trim() !== "" && t(found === null ? "site.help.noneTitle" : "site.help.found", { search })}
      </VisuallyHidden>
      <Card bleed>
        {found === null ? (
          <EmptyState
            compact
            icon={<IconSearch size={22} stroke={1.7} />}
            title={t("site.help.noneTitle", { search })}
            text={t("site.help.noneText")}
          />
        ) : (
          <PageText html={found} />
        )}
      </Card>
    </>
  );
}
