import type { AfterLoginStep } from "@polyphon/rules/people/after-login.ts";
import { type ComponentType, Suspense, useCallback, useEffect, useState } from "react";
import { quietPart } from "../../shared/connection/lazy-part.ts";
import { useMe } from "../../shared/session/me.ts";
import { screenAccess } from "../access/screen-access.ts";
import { useScreen } from "../access/screen-gate.tsx";
import { useShareParam } from "../shell/use-share-param.ts";
import { withTexts } from "../screens/with-texts.ts";
import { isTourDueFor, nextStep, startsAfterMs } from "./next-step.ts";
import { useDueBadges } from "./due-badges.ts";
import { ToPassword } from "./to-password.tsx";
import { tourMemory } from "../tour/tour-memory.ts";

type Shown = ComponentType<{ onOver: () => void }>;

function Nothing({ onOver }: { onOver: () => void }) {
  useEffect(onOver, [onOver]);
  return null;
}

/** A step whose code is gone with its release is skipped. */
const orNothing = (load: () => Promise<{ default: Shown }>) => quietPart(load, Nothing);

const shown: Record<AfterLoginStep, Shown> = {
  password: ToPassword,
  terms: quietPart(() => import("./terms.modal.tsx")),
  tour: orNothing(() => withTexts("tour", import("../tour/tour.modal.tsx"))),
  badges: orNothing(() => withTexts("recognition", import("./badges.modal.tsx"))),
  announcements: orNothing(() =>
    withTexts("outreach", import("../../features/outreach/announcements.modal.tsx")),
  ),
  questionnaire: orNothing(() =>
    withTexts("surveys", import("../../features/surveys/questionnaire.modal.tsx")),
  ),
};

/** Shows the due steps one after the other, a moment after the login. */
export function AfterLogin() {
  const me = useMe();
  const screen = useScreen();
  const sharing = useShareParam().postId !== null;
  const [begun, setBegun] = useState(false);
  const [touring, setTouring] = useState(false);
  const [over, setOver] = useState<ReadonlySet<AfterLoginStep>>(
    () => new Set(tourMemory.isSkipped() ? (["tour"] as const) : []),
  );
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), startsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!touring && isTourDueFor(me)) setTouring(true);
  useDueBadges(nextStep(me, over, { touring }) === "badges");

  // Public pages, the terms among them, are not interrupted; nor is the return from connecting a network.
  const undisturbed =
    screen !== undefined && (screenAccess[screen].for === "both" || screenAccess[screen].share === true);
  const step = begun && !undisturbed ? nextStep(me, over, { touring, sharing }) : null;
  const onOver = useCallback(() => {
    if (step !== null) setOver((before) => new Set([...before, step]));
  }, [step]);
  if (step === null) return null;
  const Shown = shown[step];
  return (
    <Suspense fallback={null}>
      <Shown onOver={onOver} />
    </Suspense>
  );
}
