import { listFrontCategories } from "@polyphon/contract/content/content.contract.ts";
import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import { saveFilter } from "@polyphon/contract/content/feed.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { interestFaults, interestLanguages } from "@polyphon/rules/people/tour.ts";
import { ChoiceChip } from "@polyphon/ui/data/choice-chip.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { notify } from "../../../shared/notices.ts";
import { t } from "../../../shared/text.ts";
import classes from "./tour.module.css";
import type { Onboarding } from "./use-tour.ts";

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

function Choices({ label, fault, children }: { label: string; fault: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className={classes.choices} aria-describedby={fault === null ? undefined : id}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.chips}>{children}</div>
      {fault !== null && (
        <p id={id} role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function useSave(onSaved: () => void) {
  const queries = useQueryClient();
  return useCommand(saveFilter, {
    onSuccess: (savedFilters) => {
      queries.setQueryData<OutputOf<typeof readAccount>>(
        [readAccount.name, {}],
        (known) => known && { ...known, userMeta: { ...known.userMeta, savedFilters } },
      );
      onSaved();
    },
    onError: () =>
      notify("bad", t("shell.failure.invalidRequest"), { title: t("people.tour.interests.title") }),
  });
}

export interface InterestsStepProps {
  onboarding: Onboarding;
  /** The buttons stand outside; this one saves what is chosen here. */
  formId: string;
  onSaved: () => void;
}

/** Languages and topics for the feed: those that the company prepared, or all that it has. */
export function InterestsStep({ onboarding, formId, onSaved }: InterestsStepProps) {
  const all = useEndpoint(listFrontCategories, {});
  const prepared = onboarding.onboardingConfigurationCategories;
  const offered =
    prepared.length > 0
      ? prepared.map(({ categoryId, category }) => ({ id: categoryId, name: category }))
      : (all.data?.categories ?? []).map(({ id, categoryName }) => ({ id, name: categoryName }));
  const [languages, setLanguages] = useState<readonly ContentLanguage[]>([]);
  const [categories, setCategories] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState(false);
  const save = useSave(onSaved);
  const faults = asked ? interestFaults({ languages, categories }) : [];
  const send = () => {
    setAsked(true);
    if (interestFaults({ languages, categories }).length > 0 || save.isPending) return;
    const tags = prepared.filter(({ categoryId }) => categories.includes(categoryId));
    save.mutate({
      languages: [...languages],
      category: [...categories],
      categoryDefiningTags: tags.flatMap(({ categoryDefiningTagIds }) => categoryDefiningTagIds),
    });
  };
  return (
    <form
      id={formId}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Choices
        label={t("people.tour.interests.languages")}
        fault={faults.includes("language") ? t("people.tour.interests.language") : null}
      >
        {interestLanguages(onboarding.languages).map((language) => (
          <ChoiceChip
            key={language}
            pressed={languages.includes(language)}
            onPress={() => setLanguages(toggled(languages, language))}
          >
            {t(`content.language.${language}`)}
          </ChoiceChip>
        ))}
      </Choices>
      <Choices
        label={t("people.tour.interests.topics")}
        fault={faults.includes("category") ? t("people.tour.interests.category") : null}
      >
        {offered.map(({ id, name }) => (
          <ChoiceChip
            key={id}
            pressed={categories.includes(id)}
            onPress={() => setCategories(toggled(categories, id))}
          >
            {name}
          </ChoiceChip>
        ))}
      </Choices>
    </form>
  );
}
