import { ConnectionRow } from "../../../features/networks/connection-row.tsx";
import classes from "./tour.module.css";
import type { Connections } from "./use-tour.ts";

/** The networks that a step is about, each with its way in. */
export function NetworksStep({ connections }: { connections: Connections }) {
  return (
    <ul className={classes.networks}>
      {connections.map((connection) => (
        <ConnectionRow key={connection.network} connection={connection} />
      ))}
    </ul>
  );
}
