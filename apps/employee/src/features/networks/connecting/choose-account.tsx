import { Button } from "@mantine/core";
import { saveSocialLogin } from "@polyphon/contract/networks/connect.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { AccountType } from "@polyphon/contract/networks/networks.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useId, useRef, useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { FormFailure } from "../../../shared/failure/form-failure.tsx";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t, type TextKey } from "../../../shared/text/text.ts";
import classes from "./choose-account.module.css";
import type { finishCalls, LoginNetwork } from "./connect-calls.ts";
import type { Connection } from "../connections/connection-prompt.ts";

type Choice = OutputOf<(typeof finishCalls)["LINKEDIN"]>["choices"][number];

export interface ChooseAccountProps {
  network: LoginNetwork;
  choices: readonly Choice[];
  choiceKey: string;
  onDone: (connection: Connection) => void;
  onCancel: () => void;
}

/** What each kind of account means for sharing; on a Facebook profile sharing is manual. */
function kindText(network: LoginNetwork, type: AccountType): TextKey {
  return network === "FACEBOOK" && type === "PERSONAL"
    ? "networks.choose.byHand"
    : `networks.choose.kind.${type}`;
}

/** One sign-in returned several accounts: the user chooses one, and none is preselected. */
export function ChooseAccount({ network, choices, choiceKey, onDone, onCancel }: ChooseAccountProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const command = useCommand(saveSocialLogin, { onSuccess: onDone });
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card bleed>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null) command.mutate({ choiceKey, id: chosen });
        }}
      >
        <h1 ref={heading} tabIndex={-1} className={classes.title} id={`${id}title`}>
          {t("networks.choose.title", { network: nameOf(network) })}
        </h1>
        <p className={classes.text}>{t("networks.choose.text")}</p>
        <div role="radiogroup" aria-labelledby={`${id}title`} className={classes.choices}>
          {choices.map((choice) => (
            <label key={choice.id} className={classes.choice}>
              <input
                type="radio"
                name={`${id}account`}
                value={choice.id}
                checked={chosen === choice.id}
                onChange={() => setChosen(choice.id)}
              />
              {choice.displayName}
              <span className={classes.kind}>{t(kindText(network, choice.accountType))}</span>
            </label>
          ))}
        </div>
        <FormFailure failure={command.error && failureText(command.error)} />
        <div className={classes.buttons}>
          <Button type="submit" disabled={chosen === null} loading={command.isPending}>
            {t("networks.choose.save")}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t("networks.callback.back")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
