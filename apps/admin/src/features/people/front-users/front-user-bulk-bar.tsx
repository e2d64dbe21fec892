import type { ResourceRow } from "@polyphon/admin-kit/kit/kit-resource.ts";
import type { Selection } from "@polyphon/admin-kit/bulk/use-selection.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { FrontUserAction } from "@polyphon/contract/people/front-users/front-users.ts";
import { BulkBar, BulkVerb } from "@polyphon/ui/data/list/bulk-bar.tsx";
import { IconArrowsExchange, IconPlayerPause, IconPlayerPlay, IconStar } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { type ReachAction, reachIcons } from "./reach/reach-actions.tsx";

const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;
const verbs: readonly (readonly [FrontUserAction, ReactNode])[] = [
  ["PROMOTE", <IconStar key="promote" {...icon} />],
  ["ENABLE", <IconPlayerPlay key="enable" {...icon} />],
  ["DISABLE", <IconPlayerPause key="disable" {...icon} />],
];

const companyOf = (row: ResourceRow) => (row["company"] as { readonly id: number } | null)?.id;

export interface FrontUserBulkBarProps {
  selection: Selection;
  /** What reaches people that the reader may do. */
  reach: readonly ReachAction[];
  onReach: (action: ReachAction, rows: readonly ResourceRow[]) => void;
  onAct: (action: FrontUserAction, rows: readonly ResourceRow[]) => void;
}

/** The actions for all selected people. They can be moved together only from one company. */
export function FrontUserBulkBar({ selection, reach, onReach, onAct }: FrontUserBulkBarProps) {
  const { text } = useText();
  const go = useGo();
  const account = useAccount();
  const { rows, selectAll } = selection;
  const [first] = rows;
  if (!first) return null;
  const from = companyOf(first);
  const moves =
    account.companyId === null &&
    holds(account, "add_move_user") &&
    from !== undefined &&
    rows.length <= limits.frontUser.atOnce &&
    rows.every((row) => companyOf(row) === from);
  return (
    <BulkBar
      label={text("kit.bulk.bar")}
      count={text("people.frontUsers.chosen", { count: rows.length })}
      selectAll={selectAll}
      clearLabel={text("kit.bulk.clear")}
      onClear={selection.clear}
    >
      {reach.map((action) => (
        <BulkVerb key={action} icon={reachIcons[action]} onPress={() => onReach(action, rows)}>
          {text(`people.reach.verb.${action}`)}
        </BulkVerb>
      ))}
      {moves && (
        <BulkVerb
          icon={<IconArrowsExchange {...icon} />}
          onPress={() =>
            go(
              screenHref(
                "/admin/move-user",
                {},
                { from: String(from), users: rows.map(({ id }) => id).join(",") },
              ),
            )
          }
        >
          {text("people.frontUsers.move")}
        </BulkVerb>
      )}
      {verbs.map(([action, sign]) => (
        <BulkVerb key={action} icon={sign} danger={action === "DISABLE"} onPress={() => onAct(action, rows)}>
          {text(`people.frontUsers.verb.${action}`)}
        </BulkVerb>
      ))}
    </BulkBar>
  );
}
