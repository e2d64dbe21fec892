import { screens } from "@polyphon/contract/screens/screens.ts";
import { actionRules, actionsOfRole } from "@polyphon/rules/insights/actions-of-role.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { mayOpen, useAccount } from "../../../shared/session/account.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./dashboard.module.css";

/** For a role with few screens: what it can do, as verbs. */
export function Actions() {
  const { text } = useText();
  const account = useAccount();
  const opens = (path: string) => {
    const screen = screens.find((one) => one.app === "admin" && one.path === path);
    return screen !== undefined && mayOpen(account, screen);
  };
  const actions = actionsOfRole(account.userType, opens);
  if (actions.length === 0) return null;
  return (
    <Card title={text("insights.actions.heading")} divided>
      <ul className={classes.actions}>
        {actions.map((action) => (
          <li key={action}>
            <LinkButton variant="default" href={actionRules[action].path}>
              {text(`insights.actions.${action}`)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
