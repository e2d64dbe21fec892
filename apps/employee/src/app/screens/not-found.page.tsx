import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { IconMapOff } from "@tabler/icons-react";
import { addressOf } from "../../shared/address/address.ts";
import { LinkButton } from "../../shared/address/link-button.tsx";
import { session } from "../../shared/session/session.ts";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";

export function NotFoundPage() {
  useTitle(t("shell.notFound.title"));
  const signedIn = session.read() !== null;
  return (
    <Card bleed>
      <EmptyState
        icon={<IconMapOff size={22} stroke={1.7} />}
        headingLevel={1}
        title={t("shell.notFound.title")}
        text={t("shell.notFound.text")}
        actions={
          <LinkButton href={addressOf(signedIn ? "/dashboard" : "/login")}>
            {t(signedIn ? "shell.notBuilt.toDashboard" : "shell.notBuilt.toLogin")}
          </LinkButton>
        }
      />
    </Card>
  );
}
