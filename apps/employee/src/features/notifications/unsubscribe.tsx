import { Button } from "@mantine/core";
import { unsubscribeEmails } from "@polyphon/contract/notifications/notifications.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StateFrame } from "@polyphon/ui/feedback/state/state-frame.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { IconAlertTriangle, IconCircleCheck, IconMailOff } from "@tabler/icons-react";
import { addressOf } from "../../shared/address/address.ts";
import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { LinkButton } from "../../shared/address/link-button.tsx";
import { t } from "../../shared/text/text.ts";

function Home() {
  return (
    <LinkButton variant="default" href={addressOf("/")}>
      {t("notifications.unsubscribe.home")}
    </LinkButton>
  );
}

function Broken() {
  return (
    <StateFrame
      icon={<IconAlertTriangle size={22} stroke={1.7} />}
      tone="warn"
      role="alert"
      headingLevel={1}
      title={t("notifications.unsubscribe.badTitle")}
      actions={<Home />}
    >
      {t("notifications.unsubscribe.badText")}
    </StateFrame>
  );
}

function Question({ token }: { token: string }) {
  const command = useCommand(unsubscribeEmails);
  const send = () => command.mutate({ token });
  const refused = problemOf(command.error)?.error;
  if (refused === "invalid_key" || refused === "validation") return <Broken />;
  if (command.error) {
    return (
      <FailureCard
        title={t("notifications.unsubscribe.title")}
        error={command.error}
        headingLevel={1}
        onRetry={send}
      />
    );
  }
  if (command.data) {
    const { email, message } = command.data;
    return (
      <StateFrame
        icon={<IconCircleCheck size={22} stroke={1.7} />}
        tone="accent"
        role="alert"
        headingLevel={1}
        title={t("notifications.unsubscribe.doneTitle")}
        actions={<Home />}
      >
        {t("notifications.unsubscribe.doneText", { email, message })}
      </StateFrame>
    );
  }
  return (
    <EmptyState
      icon={<IconMailOff size={22} stroke={1.7} />}
      headingLevel={1}
      title={t("notifications.unsubscribe.title")}
      text={t("notifications.unsubscribe.ask")}
      actions={
        <>
          <Button loading={command.isPending} onClick={send}>
            {t("notifications.unsubscribe.submit")}
          </Button>
          <LinkButton variant="default" href={addressOf("/")}>
            {t("notifications.unsubscribe.keep")}
          </LinkButton>
        </>
      }
    />
  );
}

/** Asks first: a mail program that prefetches links must not unsubscribe anybody. */
export function Unsubscribe({ token }: { token: string }) {
  return <Card bleed>{token === "" ? <Broken /> : <Question token={token} />}</Card>;
}
