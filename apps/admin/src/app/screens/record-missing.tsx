import { Button } from "@mantine/core";
import type { MissingProps } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { StateFrame } from "@polyphon/ui/feedback/state/state-frame.tsx";
import { IconMapOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "../../shared/address/app-link.tsx";
import { useCurrentScreen } from "../../shared/screens/current-screen.ts";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { useAccount } from "../../shared/session/account.ts";
import { useText } from "../../shared/text/use-text.ts";
import { openListOf } from "../menu/open-list.ts";
import { BackToDashboard } from "./back-to-dashboard.tsx";
import { missingKeys } from "./missing-title.ts";

function WayOut() {
  const { text } = useText();
  const screen = useCurrentScreen();
  const list = openListOf(useAccount(), screen);
  if (list === undefined) return <BackToDashboard label={text("shell.notFound.back")} />;
  return (
    <Button component={AppLink} variant="default" href={list}>
      {text("missing.toList", { list: text(screenKey(list)) })}
    </Button>
  );
}

/** A record that the open screen is about and that does not exist, or not for this reader. */
export function RecordMissing({ headingLevel = 1, compact }: MissingProps) {
  const { text } = useText();
  const { t, i18n } = useTranslation();
  const screen = useCurrentScreen();
  const key = screen && missingKeys(screen).find((one) => i18n.exists(one));
  return (
    <StateFrame
      icon={<IconMapOff size={22} stroke={1.7} />}
      role="alert"
      title={key === undefined ? text("missing.title") : t(key)}
      headingLevel={headingLevel}
      compact={compact}
      actions={compact ? undefined : <WayOut />}
    >
      {text("missing.text")}
    </StateFrame>
  );
}
