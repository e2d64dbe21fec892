import type { Network } from "@polyphon/contract/networks/networks.ts";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { useRef, type KeyboardEvent } from "react";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import classes from "./network-tabs.module.css";

export interface NetworkTabsProps {
  label: string;
  networks: readonly Network[];
  shown: Network | null;
  /** Id of the panel; each tab's own id is made from it. */
  panel: string;
  onShow: (network: Network) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs following the ARIA pattern: one tab stop, arrows move inside. */
export function NetworkTabs({ label, networks, shown, panel, onShow }: NetworkTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || shown === null) return;
    event.preventDefault();
    const at = (networks.indexOf(shown) + step + networks.length) % networks.length;
    const next = networks[at];
    if (next === undefined) return;
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={classes.tabs}>
      {networks.map((network) => (
        <button
          key={network}
          id={`${panel}-${network}`}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={network === shown}
          aria-controls={panel}
          tabIndex={network === shown ? 0 : -1}
          onClick={() => onShow(network)}
          onKeyDown={onKeyDown}
        >
          <NetworkMark network={markOf(network)} size={20} />
          <span className={classes.name}>{nameOf(network)}</span>
        </button>
      ))}
    </div>
  );
}
