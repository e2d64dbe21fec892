import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useText } from "../../shared/use-text.ts";
import classes from "./operations.module.css";
import { countText, type KillSwitches, type SwitchTarget } from "./switch-model.ts";
import { TurnButton } from "./turn-button.tsx";

interface HeldNowProps {
  switches: KillSwitches;
  onTurn: (target: SwitchTarget, stop: boolean) => void;
}

/** Everything that waits, with the share of each network drawn as a bar. */
export function HeldNow({ switches, onTurn }: HeldNowProps) {
  const { text, language } = useText();
  const parts = switches.networks
    .filter(({ held }) => held.value > 0)
    .toSorted((a, b) => b.held.value - a.held.value);
  const total = parts.reduce((sum, { held }) => sum + held.value, 0);
  return (
    <Card
      title={text("operations.switch.heldNow")}
      aside={<b className={classes.total}>{countText(switches.held, text, language)}</b>}
      divided
    >
      {total === 0 ? (
        <p className={classes.quiet}>{text("operations.switch.nothingHeld")}</p>
      ) : (
        <>
          <div className={classes.bar} aria-hidden>
            {parts.map(({ network, held }) => (
              <span key={network} style={{ flexGrow: held.value }} />
            ))}
          </div>
          <ul className={classes.parts}>
            {parts.map(({ network, held, active }) => {
              const name = networkNames[network];
              return (
                <li key={network}>
                  <span>{name}</span>
                  <b className={classes.figure}>{countText(held, text, language)}</b>
                  {active && (
                    <TurnButton
                      active
                      name={name}
                      onPress={() => onTurn({ scope: "network", key: network, name }, false)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}
