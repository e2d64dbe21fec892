import { listFrontCategories } from "@polyphon/contract/content/content.contract.ts";
import { contentLanguages, type ContentLanguage } from "@polyphon/contract/content/content.ts";
import { saveFilter } from "@polyphon/contract/content/feed/feed.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { interestFaults, interestLanguages } from "@polyphon/rules/people/tour/tour.ts";
import { ChoiceChip } from "@polyphon/ui/input/choice/choice-chip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ChoiceSet } from "../../../features/autopilot/choices/pickers/choice-set.tsx";
import { toggled } from "../../../features/autopilot/choices/pickers/toggled.ts";
import { useMe } from "../../../shared/session/me.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./interests-step.module.css";
import type { Onboarding } from "../use-tour.ts";

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
    onError: () => notify("bad", t("shell.failure.invalidRequest"), { title: t("tour.interests.title") }),
  });
}

/** The topics that the company prepared for the tour, or all of its topics. */
function useTopics({ onboardingConfigurationCategories: prepared }: Onboarding) {
  const all = useEndpoint(listFrontCategories, {}, { enabled: prepared.length === 0 });
  const offered =
    prepared.length > 0
      ? prepared.map(({ categoryId, category }) => ({ id: categoryId, name: category }))
      : (all.data?.categories ?? []).map(({ id, categoryName }) => ({ id, name: categoryName }));
  return { offered, loading: prepared.length === 0 && all.isPending };
}

export interface InterestsStepProps {
  onboarding: Onboarding;
  /** Links the button outside the form to it. */
  formId: string;
  onSaved: () => void;
}

/** Languages and topics for the feed. */
export function InterestsStep({ onboarding, formId, onSaved }: InterestsStepProps) {
  const { savedFilters } = useMe().account.userMeta;
  const { offered, loading } = useTopics(onboarding);
  const [languages, setLanguages] = useState<readonly ContentLanguage[]>(() =>
    contentLanguages.filter((language) => savedFilters?.languages.includes(language)),
  );
  const [categories, setCategories] = useState<readonly number[]>(savedFilters?.category ?? []);
  const [asked, setAsked] = useState(false);
  const save = useSave(onSaved);
  const faults = asked ? interestFaults({ languages, categories }) : [];
  const send = () => {
    if (loading) return;
    // A step without anything to choose is skipped.
    if (offered.length === 0) return onSaved();
    setAsked(true);
    if (interestFaults({ languages, categories }).length > 0 || save.isPending) return;
    const tags = onboarding.onboardingConfigurationCategories.filter(({ categoryId }) =>
      categories.includes(categoryId),
    );
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
      <ChoiceSet
        label={t("tour.interests.languages")}
        fault={faults.includes("language") ? t("tour.interests.language") : null}
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
      </ChoiceSet>
      <ChoiceSet
        label={t("tour.interests.topics")}
        fault={faults.includes("category") ? t("tour.interests.category") : null}
      >
        {loading && <SkeletonRows label={t("tour.autopilot.loading")} rows={2} />}
        {!loading && offered.length === 0 && <p className={classes.none}>{t("tour.interests.none")}</p>}
        {offered.map(({ id, name }) => (
          <ChoiceChip
            key={id}
            pressed={categories.includes(id)}
            onPress={() => setCategories(toggled(categories, id))}
          >
            {name}
          </ChoiceChip>
        ))}
      </ChoiceSet>
    </form>
  );
}
