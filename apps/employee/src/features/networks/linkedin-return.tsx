import { Button } from "@mantine/core";
import { connectLinkedin, listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { ErrorState } from "@polyphon/ui/feedback/error-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useCommand } from "@polyphon/web/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { failureText } from "../../shared/failure-text.ts";
import { useFormats } from "../../shared/formats.ts";
import { nameOf } from "../../shared/networks.ts";
import { notify } from "../../shared/notices.ts";
import { t } from "../../shared/text.ts";
import type { Connection } from "./connection-need.ts";
import { useConnect } from "./use-connect.ts";

export interface LinkedinReturnProps {
  /** As they stand in the address LinkedIn sent the user back to. */
  state: string | null;
  code: string | null;
  error: string | null;
  onDone: () => void;
}

const network = nameOf("LINKEDIN");

function useFinish({ state, code, error, onDone }: LinkedinReturnProps) {
  const queries = useQueryClient();
  const { date } = useFormats();
  const started = useRef(false);
  const tell = ({ displayName, expiresAt }: Connection) => {
    const text =
      displayName !== null && expiresAt !== null
        ? t("networks.callback.doneText", { name: displayName, date: date(expiresAt) })
        : t("networks.callback.doneTextPlain");
    notify("ok", text, { title: t("networks.callback.doneTitle", { network }), long: true });
  };
  const command = useCommand(connectLinkedin, {
    onSuccess: async (connection) => {
      await queries.invalidateQueries({ queryKey: [listConnections.name] });
      tell(connection);
      onDone();
    },
  });
  const { mutate } = command;
  useEffect(() => {
    // A code works once, so the page must not hand it in twice.
    if (state === null || started.current) return;
    started.current = true;
    mutate({ state, ...(code === null ? {} : { code }), ...(error === null ? {} : { error }) });
  }, [state, code, error, mutate]);
  return command;
}

export function LinkedinReturn(props: LinkedinReturnProps) {
  const command = useFinish(props);
  const connect = useConnect();
  const incomplete = props.state === null;
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
            <Button onClick={() => connect.start("LINKEDIN")} loading={connect.opening !== null}>
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
