import type { PostCount } from "@polyphon/contract/autopilot/autopilot.ts";
import type { readAutopilotContext } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import type { WorkDay } from "@polyphon/contract/companies/settings/company-choices.ts";
import { type ContentLanguage, contentLanguages } from "@polyphon/contract/content/content.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { firstNetworks } from "@polyphon/rules/autopilot/choices/first-networks.ts";
import {
  firstAnswers,
  type TourAnswers,
  tourFault,
  type TourQuestion,
} from "@polyphon/rules/autopilot/choices/tour-config.ts";
import { useState } from "react";
import { useSaveTourAutopilot } from "../../../features/autopilot/choices/use-save-tour.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { useMe } from "../../../shared/session/me.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import type { Place } from "../use-tour.ts";

export type AutopilotContext = OutputOf<typeof readAutopilotContext>;

/** The choices so far; null where the default still applies. */
interface Chosen {
  readonly categoryIds: readonly number[] | null;
  /** Null is every language; undefined where nothing is chosen. */
  readonly language: ContentLanguage | null | undefined;
  readonly days: readonly WorkDay[] | null;
  readonly count: PostCount | null;
}

const nothingChosen: Chosen = { categoryIds: null, language: undefined, days: null, count: null };

/** The last of the steps asks nothing: it shows what the answers lead to. */
const questions = {
  autopilot: "categories",
  days: "days",
  count: "count",
  plan: "networks",
} as const satisfies Record<string, TourQuestion>;
type SetupStep = keyof typeof questions;

/** The initial answers: the topics of the feed, the usual days and count, the networks proposed first. */
function useAnswers(context: AutopilotContext, chosen: Chosen): TourAnswers {
  const { savedFilters } = useMe().account.userMeta;
  const spoken = context.userAutoPilotConfigs[0]?.postLanguage ?? "ENGLISH";
  const languages = savedFilters?.languages ?? [];
  const firstLanguage = languages.includes(spoken)
    ? spoken
    : (contentLanguages.find((one) => languages.includes(one)) ?? spoken);
  const liked = context.topics.filter(({ categoryId }) => savedFilters?.category.includes(categoryId));
  return {
    networks: firstNetworks(context.socialNetworks),
    categoryIds:
      chosen.categoryIds ?? liked.slice(0, limits.autopilot.categories).map(({ categoryId }) => categoryId),
    days: chosen.days ?? firstAnswers.days,
    count: chosen.count ?? firstAnswers.count,
    language: chosen.language === undefined ? firstLanguage : chosen.language,
  };
}

/** The answers to the questions, kept while the user goes back and forth. */
export function useSetupAnswers() {
  const [chosen, setChosen] = useState(nothingChosen);
  return { chosen, choose: (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change })) };
}

type SetupAnswers = ReturnType<typeof useSetupAnswers>;

export interface SetupQuestion {
  readonly context: AutopilotContext;
  readonly kept: SetupAnswers;
  readonly step: SetupStep;
  readonly place: Place;
  readonly onSaved: () => void;
}

/** One question: its answer, its fault after an attempt to continue, and continuing, which saves after the last. */
export function useSetupQuestion({ context, kept, step, place, onSaved }: SetupQuestion) {
  const answers = useAnswers(context, kept.chosen);
  const [asked, setAsked] = useState<SetupStep | null>(null);
  const save = useSaveTourAutopilot((message) => {
    notify("ok", message === "" ? t("tour.autopilot.saved") : message, { title: t("tour.names.autopilot") });
    onSaved();
    place.end();
  });
  const found = tourFault(questions[step], answers);
  const reserved = context.cycle === "MONTHLY" ? context.reservedDays.map(({ day }) => day) : [];
  const setup = { cycle: context.cycle, reserved, answers };
  const goOn = () => {
    setAsked(step);
    if (found !== null || save.isPending) return;
    if (step !== "plan") return place.next();
    save.mutate(setup, {
      onError: (error) => notify("bad", failureText(error).text, { title: t("tour.names.autopilot") }),
    });
  };
  // Too many topics are shown as a fault at once, because the user sees the count anyway.
  const fault = asked === step || found === "tooManyCategories" ? found : null;
  return { answers, setup, fault, goOn };
}
