import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useMe } from "../../shared/me.ts";
import { screenAccess } from "../screen-access.ts";
import { useScreen } from "../screen-gate.tsx";
import { loginSteps, type LoginStepKey, nextStep, startsAfterMs } from "./next-step.ts";
import { ToPassword } from "./to-password.tsx";
import { tourMemory } from "./tour/tour-memory.ts";

const shown: Record<LoginStepKey, ComponentType<{ onOver: () => void }>> = {
  password: ToPassword,
  terms: lazy(() => import("./terms.modal.tsx")),
  tour: lazy(() => import("./tour/tour.modal.tsx")),
};

/** A moment after the login: one thing after the other, as long as something is due. */
export function AfterLogin() {
  const me = useMe();
  const screen = useScreen();
  const [begun, setBegun] = useState(false);
  const [over, setOver] = useState<ReadonlySet<string>>(
    () => new Set(tourMemory.read() === "skipped" ? ["tour"] : []),
  );
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), startsAfterMs);
    return () => clearTimeout(timer);
  }, []);

  // Pages for everybody, the terms among them, can be read undisturbed; so can the end of connecting a network.
  const undisturbed =
    screen !== undefined && (screenAccess[screen].for === "both" || screenAccess[screen].share === true);
  const step = begun && !undisturbed ? nextStep(loginSteps, me, over) : undefined;
  if (step === undefined) return null;
  const Shown = shown[step.key];
  return (
    <Suspense fallback={null}>
      <Shown onOver={() => setOver((before) => new Set([...before, step.key]))} />
    </Suspense>
  );
}
