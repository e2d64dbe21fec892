import type { ReactNode } from "react";
import classes from "./network-mark.module.css";
import type { Network } from "./network.ts";

export interface NetworkMarkProps {
  network: Network;
  /** Spoken name; leave it out where the name is beside the mark. */
  label?: string | undefined;
  size?: number | undefined;
  /** Grey tile: not connected. */
  absent?: boolean | undefined;
  /** Dot at the corner: the connection ends soon or has ended. */
  alert?: "warn" | "bad" | undefined;
}

const stroke = {
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const SIGNS: Record<Network, ReactNode> = {
  linkedin: (
    <>
      <circle cx="7" cy="7" r="1.7" fill="currentColor" />
      <path
        {...stroke}
        strokeWidth="2.7"
        d="M7 11v6.5M11.8 17.5V11M11.8 13.8c0-1.7 1.2-2.9 2.8-2.9s2.6 1.1 2.6 2.9v3.7"
      />
    </>
  ),
  x: <path {...stroke} strokeWidth="2.2" d="M6 6l12 12.5M17.5 6L6.5 18" />,
  xing: <path {...stroke} strokeWidth="2.3" d="M6.6 8.5l2.3 3.6-2.9 4M17.8 5l-4.7 7.7 3.1 6.3" />,
  facebook: (
    <path
      {...stroke}
      strokeWidth="3"
      strokeLinecap="butt"
      d="M16 6.2h-1.6c-1.6 0-2.4.9-2.4 2.5V21M8.8 12.6h6.6"
    />
  ),
  instagram: (
    <>
      <rect {...stroke} strokeWidth="2" x="5" y="5" width="14" height="14" rx="4.2" />
      <circle {...stroke} strokeWidth="2" cx="12" cy="12" r="3.2" />
      <circle cx="16" cy="8" r="1.1" fill="currentColor" />
    </>
  ),
};

/** Keeps the network's own colour everywhere; never tinted with the company's. */
export function NetworkMark({ network, label, size = 20, absent, alert }: NetworkMarkProps) {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span
      {...named}
      className={classes.mark}
      data-network={network}
      data-absent={absent || undefined}
      data-alert={alert}
      style={{ width: size, height: size, borderRadius: Math.max(4, size * 0.26) }}
    >
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
        {SIGNS[network]}
      </svg>
    </span>
  );
}
