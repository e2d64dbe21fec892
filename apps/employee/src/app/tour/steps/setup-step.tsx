import { readAutopilotContext } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { CountPicker } from "../../../features/autopilot/choices/pickers/count-picker.tsx";
import { DayPicker } from "../../../features/autopilot/choices/pickers/day-picker.tsx";
import { LanguagePicker } from "../../../features/autopilot/choices/pickers/language-picker.tsx";
import { TopicPicker } from "../../../features/autopilot/choices/pickers/topic-picker.tsx";
import { weekText } from "../../../features/autopilot/choices/week-text.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { formatList } from "../../../shared/time/formats.ts";
import classes from "./setup-step.module.css";
import { PlanPreview } from "./plan-preview.tsx";
import { type AutopilotContext, type SetupQuestion, useSetupQuestion } from "./use-setup.ts";

export interface SetupStepProps extends Omit<SetupQuestion, "context"> {
  /** Links the button outside the form to it. */
  formId: string;
}

/** Which networks the person finishes, or which are left out for that reason. */
function AssistedWords({ context, networks }: { context: AutopilotContext; networks: readonly Network[] }) {
  const assisted = context.socialNetworks.filter((one) => one.connected && one.assisted);
  const first = assisted[0]?.socialNetwork;
  if (first === undefined) return null;
  const names = formatList(assisted.map(({ socialNetwork }) => nameOf(socialNetwork)));
  const message = networks.includes(first) ? "byHand" : "leftOut";
  return <p className={classes.words}>{t(`tour.autopilot.${message}`, { networks: names })}</p>;
}

function Form({ formId, ...props }: SetupQuestion & { formId: string }) {
  const { context, kept, step } = props;
  const { autopilotTopicDescription } = useMe().company.companyMeta;
  const { answers, setup, fault, goOn } = useSetupQuestion(props);
  const reserved = [...new Set(context.reservedDays.map(({ day }) => t(`autopilot.weekday.${day}`)))];
  return (
    <form
      id={formId}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      {step === "autopilot" && (
        <>
          {autopilotTopicDescription !== "" && <p className={classes.words}>{autopilotTopicDescription}</p>}
          <TopicPicker
            topics={context.topics}
            chosen={answers.categoryIds}
            fault={fault === "category" || fault === "tooManyCategories" ? fault : null}
            onChange={(categoryIds) => kept.choose({ categoryIds })}
          />
          <LanguagePicker
            label={t("autopilot.monthly.language")}
            language={answers.language}
            onChange={(language) => kept.choose({ language })}
          />
          <AssistedWords context={context} networks={answers.networks} />
        </>
      )}
      {step === "days" && (
        <>
          <DayPicker
            days={answers.days}
            missing={fault === "day"}
            onChange={(days) => kept.choose({ days })}
          />
          {context.cycle === "MONTHLY" && reserved.length > 0 && (
            <p className={classes.words}>{t("tour.days.reserved", { days: reserved.join(", ") })}</p>
          )}
        </>
      )}
      {step === "count" && (
        <>
          <CountPicker
            count={answers.count}
            missing={fault === "count"}
            onChange={(count) => kept.choose({ count })}
          />
          <output className={classes.words}>{weekText(answers.networks, answers.count ?? 0)}</output>
        </>
      )}
      {step === "plan" && <PlanPreview setup={setup} place={props.place} />}
    </form>
  );
}

/** One of the questions that set up the autopilot, or the plan they lead to. */
export default function SetupStep(props: SetupStepProps) {
  const { data, error, refetch } = useEndpoint(readAutopilotContext, {});
  if (data) return <Form {...props} context={data} />;
  if (!error) return <SkeletonRows label={t("tour.autopilot.loading")} rows={3} />;
  return (
    <FailureCard
      title={t("tour.autopilot.error")}
      error={error}
      compact
      headingLevel={3}
      onRetry={() => void refetch()}
    />
  );
}
