import { IconAlertTriangle, IconCircleCheckFilled, IconClock, IconHandStop } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { NetworkMark } from "../networks/network-mark.tsx";
import type { Network } from "../networks/network.ts";
import classes from "./receipt-row.module.css";

export type ReceiptTone = "ok" | "waiting" | "needs-you" | "bad";

export interface ReceiptRowProps {
  network: Network;
  name: string;
  tone: ReceiptTone;
  /** "Published 10:42". */
  state: string;
  stateIcon?: ReactNode;
  /** One sentence of fact. */
  fact: ReactNode;
  /** One sentence of what happens next. */
  next?: ReactNode;
  link?: { href: string; label: string } | undefined;
  /** What the person is asked to do, under the facts. */
  more?: ReactNode;
  /** Filled only when it repairs something. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
}

const ICONS: Record<ReceiptTone, ReactNode> = {
  ok: <IconCircleCheckFilled size={16} />,
  waiting: <IconClock size={16} />,
  "needs-you": <IconHandStop size={16} />,
  bad: <IconAlertTriangle size={16} />,
};

/** One row of a delivery receipt, inside a `ReceiptList`. */
export function ReceiptRow(props: ReceiptRowProps) {
  const { network, name, tone, state, stateIcon, fact, next, link, more, action, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classes.row}>
      <NetworkMark network={network} size={32} />
      <div className={classes.body}>
        <div className={classes.head}>
          <Heading className={classes.name}>{name}</Heading>
          <span className={classes.state} data-tone={tone}>
            <span className={classes.icon} aria-hidden>
              {stateIcon ?? ICONS[tone]}
            </span>
            {state}
          </span>
        </div>
        <p className={classes.fact}>{fact}</p>
        {next !== undefined && <p className={classes.next}>{next}</p>}
        {link !== undefined && (
          <a className={classes.link} href={link.href} target="_blank" rel="noreferrer">
            {link.label}
          </a>
        )}
        {more !== undefined && <div className={classes.more}>{more}</div>}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </li>
  );
}
