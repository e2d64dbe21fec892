import { Button } from "@mantine/core";
import { ErrorState } from "@polyphon/ui/feedback/state/error-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useRef } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { ChooseAccount } from "./choose-account.tsx";
import { finishCalls, type LoginNetwork } from "./connect-calls.ts";
import type { Connection } from "../connections/connection-prompt.ts";
import { useConnect } from "./use-connect.ts";

export interface NetworkReturnProps {
  network: LoginNetwork;
  /** From the address of the network's redirect. */
  state: string | null;
  code: string | null;
  error: string | null;
  onDone: () => void;
}

function useDone(network: LoginNetwork, onDone: () => void) {
  const { date } = useFormats();
  return ({ displayName, expiresAt }: Connection): void => {
    const words = { name: displayName ?? "", ...(expiresAt === null ? {} : { date: date(expiresAt) }) };
    const text = expiresAt === null ? "networks.callback.doneTextOpen" : "networks.callback.doneText";
    const title = t("networks.callback.doneTitle", { network: nameOf(network) });
    notify("ok", t(text, words), { title, long: true });
    onDone();
  };
}

function useFinish({ network, state, code, error, onDone }: NetworkReturnProps) {
  const started = useRef(false);
  const done = useDone(network, onDone);
  const command = useCommand(finishCalls[network], {
    onSuccess: ({ connection }) => {
      if (connection) done(connection);
    },
  });
  const { mutate } = command;
  useEffect(() => {
    // A code works once, so the page must not submit it twice.
    if (state === null || started.current) return;
    started.current = true;
    mutate({ state, ...(code === null ? {} : { code }), ...(error === null ? {} : { error }) });
  }, [state, code, error, mutate]);
  return { command, done };
}

/** The return from a network's consent page: connected, a choice of accounts, or a failure. */
export function NetworkReturn(props: NetworkReturnProps) {
  const { command, done } = useFinish(props);
  const connect = useConnect();
  const network = nameOf(props.network);
  const incomplete = props.state === null;
  const { choices = [], choiceKey = null } = command.data ?? {};

  if (choiceKey !== null) {
    return (
      <ChooseAccount
        network={props.network}
        choices={choices}
        choiceKey={choiceKey}
        onDone={done}
        onCancel={props.onDone}
      />
    );
  }
  if (!incomplete && command.error === null) {
    return (
      <Card title={t("networks.callback.title", { network })} bleed>
        <output>{t("networks.callback.working", { network })}</output>
        <SkeletonRows label={t("shell.loading")} rows={1} avatar />
      </Card>
    );
  }
  return (
    <Card bleed>
      <ErrorState
        headingLevel={1}
        title={t("networks.callback.failedTitle", { network })}
        text={incomplete ? t("networks.callback.incomplete") : failureText(command.error).text}
        actions={
          <>
            <Button onClick={() => connect.start(props.network)} loading={connect.opening !== null}>
              {t("networks.callback.again")}
            </Button>
            <Button variant="default" onClick={props.onDone}>
              {t("networks.callback.back")}
            </Button>
          </>
        }
      />
    </Card>
  );
}
