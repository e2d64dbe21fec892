import { Button } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import {
  isRequiredConnected,
  networksWayOn,
  offeredFirst,
  type TourStep,
} from "@polyphon/rules/people/tour/tour-steps.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { addressOf } from "../../shared/address/address.ts";
import ConfirmModal from "../../shared/dialog/confirm.modal.tsx";
import { useMe } from "../../shared/session/me.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../shared/text/text.ts";
import { withTexts } from "../screens/with-texts.ts";
import { InterestsStep } from "./steps/interests-step.tsx";
import { NetworksStep } from "./steps/networks-step.tsx";
import { TourFrame } from "./tour-frame.tsx";
import { useSetupAnswers } from "./steps/use-setup.ts";
import {
  type Connections,
  linksOf,
  type Onboarding,
  type Place,
  useLeaveTour,
  useTourContext,
  useTourPlace,
} from "./use-tour.ts";
import { WelcomeStep } from "./steps/welcome-step.tsx";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const SetupStep = lazyPart(() => withTexts("autopilot", import("./steps/setup-step.tsx")));

function useWords(step: TourStep): { title: string; text: string | null } {
  const { account, company } = useMe();
  const required = company.requiredConnectedSocialNetwork;
  const network = required === null ? "" : nameOf(required);
  const cycle = company.companyMeta.autopilotCycle === 0 ? "CLASSIC" : "MONTHLY";
  switch (step) {
    case "welcome":
      return { title: t("tour.welcome.title", { name: account.firstName }), text: null };
    case "required":
      return { title: t("tour.required.title", { network }), text: t("tour.required.text") };
    case "networks":
      return {
        title: t(required === null ? "tour.networks.firstTitle" : "tour.networks.title"),
        text: t("tour.networks.text"),
      };
    case "interests":
      return { title: t("tour.interests.title"), text: t("tour.interests.text") };
    case "autopilot":
      return { title: t("tour.autopilot.title"), text: t(`tour.autopilot.${cycle}`) };
    case "days":
      return { title: t("tour.days.title"), text: t(`tour.days.${cycle}`) };
    case "count":
      return { title: t("tour.count.title"), text: t("tour.count.text") };
    case "plan":
      return { title: t("tour.plan.title"), text: t("tour.plan.text") };
    case "done": {
      const on = account.userMeta.isAutopilotEnable;
      return { title: t("tour.done.title"), text: t(on ? "tour.done.autopilot" : "tour.done.text") };
    }
  }
}

interface TourProps {
  onboarding: Onboarding;
  connections: Connections;
  onOver: () => void;
}

interface StepView {
  readonly body: ReactNode;
  readonly hint?: string;
  readonly actions: ReactNode;
}

const Submit = ({ formId, children }: { formId: string; children: string }) => (
  <Button type="submit" form={formId}>
    {children}
  </Button>
);

/** The body of a step and its buttons. */
function useStep(place: Place, props: TourProps, leave: ReturnType<typeof useTourEnd>): StepView {
  const formId = useId();
  const setup = useSetupAnswers();
  const { onboarding, connections } = props;
  const required = useMe().company.requiredConnectedSocialNetwork;
  const links = linksOf(connections, required);
  const next = <Button onClick={place.next}>{t("tour.next")}</Button>;
  switch (place.step) {
    case "welcome":
      return { body: <WelcomeStep onboarding={onboarding} />, actions: next };
    case "required": {
      const own = connections.filter(({ network }) => network === required);
      const body = <NetworksStep connections={own} needed />;
      if (required === null || isRequiredConnected(links)) return { body, actions: next };
      return {
        body,
        hint: t("tour.required.waiting", { network: nameOf(required) }),
        actions: <Button disabled>{t("tour.next")}</Button>,
      };
    }
    case "networks": {
      const others = offeredFirst(connections, required).filter(({ network }) => network !== required);
      const way = networksWayOn(links);
      // Connecting is what the step is for, so leaving it out is not the button that stands out.
      const actions = (
        <Button variant={way === "next" ? "filled" : "default"} onClick={place.next}>
          {t(`tour.${way}`)}
        </Button>
      );
      return { body: <NetworksStep connections={others} needed={false} />, actions };
    }
    case "interests":
      return {
        body: <InterestsStep onboarding={onboarding} formId={formId} onSaved={place.next} />,
        actions: <Submit formId={formId}>{t("tour.interests.save")}</Submit>,
      };
    case "autopilot":
    case "days":
    case "count":
    case "plan":
      return {
        body: (
          <Suspense fallback={<SkeletonRows label={t("tour.autopilot.loading")} rows={3} />}>
            <SetupStep
              formId={formId}
              kept={setup}
              step={place.step}
              place={place}
              onSaved={leave.markVisited}
            />
          </Suspense>
        ),
        actions: (
          <>
            <Button variant="default" onClick={place.end}>
              {t("tour.notNow")}
            </Button>
            <Submit formId={formId}>{t(place.step === "plan" ? "tour.autopilot.save" : "tour.next")}</Submit>
          </>
        ),
      };
    case "done":
      return { body: null, actions: <Button onClick={leave.toPosts}>{t("tour.done.go")}</Button> };
  }
}

/** The ways to end: going to the posts, a confirmed skip, or closing a finished tour. */
function useTourEnd(onOver: () => void) {
  const { history } = useRouter();
  const { leave, markVisited, leaving } = useLeaveTour(onOver);
  return {
    markVisited,
    leaving,
    skip: () => leave("skip"),
    finish: () => leave("finish"),
    toPosts: () => {
      leave("finish");
      history.push(`${addressOf("/post-list")}?tour`);
    },
  };
}

function Tour(props: TourProps) {
  const { onboardingTourSkipCount: skips } = useMe().account.userMeta;
  const [asking, setAsking] = useState(false);
  const place = useTourPlace(props.onboarding, props.connections);
  const end = useTourEnd(props.onOver);
  const { title, text } = useWords(place.step);
  const { body, hint = null, actions } = useStep(place, props, end);
  const left = limits.tour.skips - skips - 1;
  return (
    <>
      <TourFrame
        place={place}
        title={title}
        text={text}
        hint={hint}
        back={
          place.back !== null && (
            <Button variant="subtle" onClick={place.back}>
              {t("tour.back")}
            </Button>
          )
        }
        actions={actions}
        onClose={() => (place.step === "done" ? end.finish() : setAsking(true))}
      >
        {body}
      </TourFrame>
      {asking && (
        <ConfirmModal
          title={t("tour.skip.title")}
          text={t("tour.skip.text", { count: left })}
          yes={t("tour.skip.yes")}
          no={t("tour.skip.no")}
          busy={end.leaving}
          failure={null}
          onYes={end.skip}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Shows a new user around. If its parts cannot be loaded, it is shown again after the next login. */
export default function TourModal({ onOver }: { onOver: () => void }) {
  const { context, failed } = useTourContext();
  useEffect(() => {
    if (failed) onOver();
  }, [failed, onOver]);
  return context && <Tour {...context} onOver={onOver} />;
}
