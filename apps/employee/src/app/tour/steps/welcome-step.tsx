import { Button } from "@mantine/core";
import { embedUrlOf } from "@polyphon/rules/content/post/embed-video.ts";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../shared/text/text.ts";
import classes from "./welcome-step.module.css";
import type { Onboarding } from "../use-tour.ts";

function Video({ address }: { address: string }) {
  const [playing, setPlaying] = useState(false);
  const embedded = embedUrlOf(address);
  const icon = <IconPlayerPlayFilled size={16} aria-hidden />;
  const text = t("tour.welcome.video");
  if (embedded === null) {
    return (
      <Button
        variant="default"
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        leftSection={icon}
      >
        {text}
      </Button>
    );
  }
  // No third-party host is contacted before the user starts the video.
  if (!playing) {
    return (
      <Button variant="default" leftSection={icon} onClick={() => setPlaying(true)}>
        {text}
      </Button>
    );
  }
  return (
    <iframe
      className={classes.film}
      src={embedded}
      title={text}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin and needs its own
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

export function WelcomeStep({ onboarding }: { onboarding: Onboarding }) {
  return (
    <>
      {onboarding.welcomeText !== null && <p className={classes.words}>{onboarding.welcomeText}</p>}
      {onboarding.welcomeVideo !== null && <Video address={onboarding.welcomeVideo} />}
    </>
  );
}
