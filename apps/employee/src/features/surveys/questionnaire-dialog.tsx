import { Button, Modal } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { AskedQuestionnaire } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { instantOf, parseLocalTime } from "@polyphon/rules/time/zoned-time.ts";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { FormFailure } from "../../shared/failure/form-failure.tsx";
import { useFormats } from "../../shared/time/formats.ts";
import { useMe } from "../../shared/session/me.ts";
import { t } from "../../shared/text/text.ts";
import { QuestionField } from "./question-field.tsx";
import classes from "./questionnaire.module.css";
import { useQuestionnaire } from "./use-questionnaire.ts";

/** Takes the focus at each question, so that a screen reader announces it. */
function QuestionText({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 id={id} ref={heading} tabIndex={-1} data-autofocus className={classes.question}>
      {children}
    </h3>
  );
}

function Progress({ at, of }: { at: number; of: number }) {
  return (
    <div className={classes.progress}>
      <p className={classes.count}>{t("surveys.progress", { at, of })}</p>
      <div className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: `${(at / of) * 100}%` }} />
      </div>
    </div>
  );
}

function SkipHint({ asked }: { asked: AskedQuestionnaire }) {
  const { date } = useFormats();
  const zone = useMe().company.companyTimeZone;
  // Read at noon, so that daylight saving does not change the day.
  const until = asked.skippingEndDate === null ? null : parseLocalTime(asked.skippingEndDate, "12:00");
  if (!asked.can.skip || until === null) return null;
  const count = limits.questionnaire.skips - asked.skipCount;
  return (
    <p className={classes.hint}>{t("surveys.skipHint", { count, date: date(instantOf(until, zone)) })}</p>
  );
}

/** One question at a time; the last one sends the answers. */
export function QuestionnaireDialog({ asked, onOver }: { asked: AskedQuestionnaire; onOver: () => void }) {
  const id = useId();
  const { place, answer, isLast, busy, failure, say, previous, next, skip } = useQuestionnaire(asked, onOver);
  const form = useRef<HTMLFormElement>(null);
  const question = asked.questionnaireQuestions[place.at];
  const { fault } = place;
  useEffect(() => {
    if (place.fault !== null) form.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [place]);
  if (!question) return null;
  return (
    <Modal.Root
      opened
      centered
      size={560}
      onClose={() => undefined}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="lg">
        <form
          ref={form}
          className={classes.dialog}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) next();
          }}
        >
          <Modal.Title className={classes.title}>{asked.title}</Modal.Title>
          <Progress at={place.at + 1} of={asked.questionnaireQuestions.length} />
          <FormFailure failure={failure} />
          <div className={classes.body}>
            <QuestionText key={question.id} id={`${id}question`}>
              {question.questionText}
            </QuestionText>
            <QuestionField
              key={`field ${question.id}`}
              question={question}
              answer={answer}
              labelId={`${id}question`}
              faultId={fault === null ? undefined : `${id}fault`}
              onAnswer={say}
            />
            {fault !== null && (
              <p id={`${id}fault`} className={classes.fault} role="alert">
                {t(`surveys.fault.${fault}`)}
              </p>
            )}
          </div>
          <SkipHint asked={asked} />
          <div className={classes.actions}>
            {asked.can.skip && (
              <Button variant="subtle" className={classes.skip ?? ""} disabled={busy} onClick={skip}>
                {t("surveys.skip")}
              </Button>
            )}
            {place.at > 0 && (
              <Button variant="default" disabled={busy} onClick={previous}>
                {t("surveys.previous")}
              </Button>
            )}
            <Button type="submit" loading={busy}>
              {t(isLast ? "surveys.submit" : "surveys.next")}
            </Button>
          </div>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
