import { Modal } from "@mantine/core";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { useIsPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { CloseButton } from "../../shared/dialog/close-button.tsx";
import { t } from "../../shared/text/text.ts";
import classes from "./tour-frame.module.css";
import { TourRail } from "./tour-rail.tsx";
import type { Place } from "./use-tour.ts";

/** Takes the focus at each step, so that a screen reader announces it. */
function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Modal.Title ref={heading} tabIndex={-1} data-autofocus className={classes.title}>
      {children}
    </Modal.Title>
  );
}

/** The progress on a phone, where the names of the steps have no room. */
function Progress({ at, of }: { at: number; of: number }) {
  return (
    <div className={classes.progress} aria-hidden>
      {Array.from({ length: of }, (_, place) => (
        <span key={place} data-done={place <= at || undefined} />
      ))}
    </div>
  );
}

/** Escape belongs to the topmost dialog, such as the confirmation above this one. */
const isCovered = (): boolean => document.querySelectorAll('[role="dialog"]').length > 1;

export interface TourFrameProps {
  place: Place;
  title: string;
  text: string | null;
  /** Below the text. */
  children: ReactNode;
  /** Why Next is disabled. */
  hint: string | null;
  back: ReactNode;
  actions: ReactNode;
  onClose: () => void;
}

/** A wide dialog with the names of the steps beside it; the whole screen on a phone. */
export function TourFrame({ place, title, text, children, hint, back, actions, onClose }: TourFrameProps) {
  const phone = useIsPhone();
  const counted = place.steps.length - 1;
  return (
    <Modal.Root
      opened
      centered
      fullScreen={phone}
      size={920}
      yOffset={20}
      xOffset={20}
      onClose={() => {
        if (!isCovered()) onClose();
      }}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius={phone ? 0 : "lg"} className={classes.content}>
        <div className={classes.dialog}>
          {!phone && <TourRail place={place} />}
          <div className={classes.main}>
            {phone && <Progress at={place.at} of={counted} />}
            {/* Remounted for each step, so that each starts at its top. */}
            <div className={classes.scroll} key={place.step}>
              <div className={classes.head}>
                <div>
                  {place.step !== "done" && (
                    <p className={classes.count}>{t("tour.step", { at: place.at + 1, of: counted })}</p>
                  )}
                  <StepTitle>{title}</StepTitle>
                </div>
                <CloseButton onClose={onClose} />
              </div>
              {text !== null && <p className={classes.text}>{text}</p>}
              <div className={classes.body}>{children}</div>
            </div>
            <div className={classes.foot}>
              {back}
              <span className={classes.grow} />
              {hint !== null && <p className={classes.hint}>{hint}</p>}
              {actions}
            </div>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
