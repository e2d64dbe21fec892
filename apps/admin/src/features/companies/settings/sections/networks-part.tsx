import { Switch } from "@mantine/core";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import classes from "../company-form.module.css";
import { Setting } from "./setting.tsx";
import type { CompanyForm } from "../use-company-form.ts";

export function NetworksPart({ form }: { form: CompanyForm }) {
  const on = form.draft.socialNetworks as readonly Network[];
  const turn = (network: Network, wanted: boolean) =>
    form.change(
      "socialNetworks",
      networks.filter((one) => (one === network ? wanted : on.includes(one))),
    );
  const fault = form.faults["socialNetworks"];
  return (
    <>
      {form.kind !== "own" && (
        <div>
          <ul className={classes.networks} data-field="socialNetworks">
            {networks.map((network) => (
              <li key={network} className={classes.network}>
                <NetworkMark network={markOf(network)} size={18} absent={!on.includes(network)} />
                <Switch
                  labelPosition="left"
                  label={networkNames[network]}
                  aria-invalid={fault !== undefined || undefined}
                  checked={on.includes(network)}
                  onChange={(event) => turn(network, event.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
          {fault !== undefined && (
            <p className={classes.fault} role="alert">
              {fault}
            </p>
          )}
        </div>
      )}
      <div className={classes.narrow}>
        <Setting form={form} name="requiredNetwork" />
      </div>
    </>
  );
}
