import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";
import { ReleaseEffect } from "../../../shared/switches/release-effect.tsx";
import type { SwitchesProps } from "./switch-model.ts";
import { countText, type SwitchTarget } from "../../../shared/switches/switch-target.ts";
import { TurnButton } from "./turn-button.tsx";
import { usePreview } from "../../../shared/switches/use-preview.ts";

const lookAgainMs = 60_000;

/** What a release would do right now. */
function IfReleased({ target }: { target: SwitchTarget }) {
  const { text } = useText();
  const { data, dataUpdatedAt } = usePreview(target, lookAgainMs);
  if (data === undefined) return null;
  return (
    <section className={classes.ifReleased}>
      <h3>{text("operations.switch.ifReleased", { name: target.name })}</h3>
      <ReleaseEffect preview={data} at={dataUpdatedAt} />
    </section>
  );
}

/** Everything that is held, with each network's part as a bar. */
export function HeldNow({ switches, onTurn }: SwitchesProps) {
  const { text, language } = useText();
  const parts = switches.networks
    .filter(({ held }) => held.value > 0)
    .toSorted((a, b) => b.held.value - a.held.value);
  const total = parts.reduce((sum, { held }) => sum + held.value, 0);
  const stopped = parts.find(({ active }) => active);
  const everything = { scope: "all", key: "", name: text("shell.turn.stopAll") } as const;
  const largest: SwitchTarget | undefined = switches.all.active
    ? everything
    : stopped && { scope: "network", key: stopped.network, name: networkNames[stopped.network] };
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
          {largest && <IfReleased target={largest} />}
        </>
      )}
    </Card>
  );
}
