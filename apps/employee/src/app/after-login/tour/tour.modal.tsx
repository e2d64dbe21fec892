import { Button, Modal } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { TourStep } from "@polyphon/rules/people/tour.ts";
import "@polyphon/ui/theme/styles-employee-screens.ts";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { addressOf } from "../../../shared/address.ts";
import { CloseButton } from "../../../shared/close-button.tsx";
import ConfirmModal from "../../../shared/confirm.modal.tsx";
import { useMe } from "../../../shared/me.ts";
import { nameOf } from "../../../shared/networks.ts";
import { t } from "../../../shared/text.ts";
import { InterestsStep } from "./interests-step.tsx";
import { NetworksStep } from "./networks-step.tsx";
import classes from "./tour.module.css";
import { type Connections, type Onboarding, useLeaveTour, useTourGround, useTourPlace } from "./use-tour.ts";
import { WelcomeStep } from "./welcome-step.tsx";

function useWords(step: TourStep, required: Network | null): { title: string; text: string | null } {
  const { firstName } = useMe().account;
  const network = required === null ? "" : nameOf(required);
  switch (step) {
    case "welcome":
      return { title: t("people.tour.welcome.title", { name: firstName }), text: null };
    case "required":
      return { title: t("people.tour.required.title", { network }), text: t("people.tour.required.text") };
    case "networks":
      return { title: t("people.tour.networks.title"), text: t("people.tour.networks.text") };
    case "interests":
      return { title: t("people.tour.interests.title"), text: t("people.tour.interests.text") };
    case "done":
      return { title: t("people.tour.done.title"), text: t("people.tour.done.text") };
  }
}

interface TourProps {
  onboarding: Onboarding;
  connections: Connections;
  onOver: () => void;
}

/** The body of a step and the button that goes on from it. */
function useStep(place: ReturnType<typeof useTourPlace>, props: TourProps, finish: () => void) {
  const formId = useId();
  const { onboarding, connections } = props;
  const required = useMe().company.requiredConnectedSocialNetwork;
  const isConnected = connections.some(
    ({ network, status }) => network === required && status === "TOKEN_ACTIVE",
  );
  const next = (text: string): ReactNode => <Button onClick={place.next}>{text}</Button>;
  switch (place.step) {
    case "welcome":
      return { body: <WelcomeStep onboarding={onboarding} />, button: next(t("people.tour.next")) };
    case "required":
      return {
        body: <NetworksStep connections={connections.filter(({ network }) => network === required)} />,
        button: (
          <Button onClick={place.next} disabled={!isConnected}>
            {t("people.tour.next")}
          </Button>
        ),
      };
    case "networks":
      return {
        body: <NetworksStep connections={connections.filter(({ network }) => network !== required)} />,
        button: next(t(required === null || isConnected ? "people.tour.next" : "people.tour.skipNow")),
      };
    case "interests":
      return {
        body: <InterestsStep onboarding={onboarding} formId={formId} onSaved={place.next} />,
        button: (
          <Button type="submit" form={formId}>
            {t("people.tour.interests.save")}
          </Button>
        ),
      };
    case "done":
      return { body: null, button: <Button onClick={finish}>{t("people.tour.done.go")}</Button> };
  }
}

/** Takes the focus with each step, so that a screen reader says where its user is. */
function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Modal.Title ref={heading} tabIndex={-1} className={classes.title}>
      {children}
    </Modal.Title>
  );
}

function Tour(props: TourProps) {
  const { account, company } = useMe();
  const { history } = useRouter();
  const [asking, setAsking] = useState(false);
  const place = useTourPlace(props.onboarding, props.connections);
  const { leave, leaving } = useLeaveTour(props.onOver);
  const { title, text } = useWords(place.step, company.requiredConnectedSocialNetwork);
  const { body, button } = useStep(place, props, () => {
    leave("finish");
    history.push(`${addressOf("/post-list")}?tour`);
  });
  const left = limits.tour.skips - account.userMeta.onboardingTourSkipCount - 1;
  return (
    <Modal.Root
      opened
      centered
      size={560}
      onClose={() => setAsking(true)}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="lg">
        <div className={classes.dialog}>
          <div className={classes.head}>
            <p className={classes.count}>{t("people.tour.step", { at: place.at + 1, of: place.count })}</p>
            <CloseButton onClose={() => setAsking(true)} />
          </div>
          <StepTitle key={place.step}>{title}</StepTitle>
          {text !== null && <p className={classes.text}>{text}</p>}
          <div className={classes.body}>{body}</div>
          <div className={classes.actions}>
            {place.back !== null && (
              <Button variant="default" onClick={place.back}>
                {t("people.tour.back")}
              </Button>
            )}
            {button}
          </div>
        </div>
      </Modal.Content>
      {asking && (
        <ConfirmModal
          title={t("people.tour.skip.title")}
          text={t("people.tour.skip.text", { count: left })}
          yes={t("people.tour.skip.yes")}
          no={t("people.tour.skip.no")}
          busy={leaving}
          failure={null}
          onYes={() => leave("skip")}
          onClose={() => setAsking(false)}
        />
      )}
    </Modal.Root>
  );
}

/** Shows somebody new around. Where its parts cannot be loaded it comes again after the next login. */
export default function TourModal({ onOver }: { onOver: () => void }) {
  const { ground, failed } = useTourGround();
  useEffect(() => {
    if (failed) onOver();
  }, [failed, onOver]);
  return ground && <Tour {...ground} onOver={onOver} />;
}
