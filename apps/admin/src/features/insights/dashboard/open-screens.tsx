import { Card } from "@polyphon/ui/layout/card.tsx";
import { useAccount } from "../../../shared/session/account.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { openableScreens } from "../../../shared/screens/openable-screens.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./dashboard.module.css";

/** For a role without posts: the screens it has instead. */
export function OpenScreens() {
  const texts = useText();
  const { text } = texts;
  const found = openableScreens(useAccount(), texts);
  return (
    <Card
      title={text("insights.dashboard.open")}
      aside={text("insights.dashboard.openText", { count: found.length })}
    >
      <ul className={classes.screens}>
        {found.map(({ path, label }) => (
          <li key={path}>
            <AppLink href={path}>{label}</AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
