import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";
import { NotBuilt } from "@polyphon/ui/feedback/state/not-built.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { addressOf } from "../../shared/address/address.ts";
import { LinkButton } from "../../shared/address/link-button.tsx";
import { session } from "../../shared/session/session.ts";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";
import { PublicFrame } from "../shell/public-frame.tsx";
import { screenAccess } from "../access/screen-access.ts";

/** Says that a catalogued screen does not exist yet, and offers a link to one that does. */
export function NotBuiltPage({ path }: { path: EmployeeScreenPath }) {
  const screen = t(`screens.${path}`);
  useTitle(screen);
  const signedIn = session.read() !== null;
  const page = (
    <Card bleed>
      <NotBuilt
        title={t("shell.notBuilt.title", { screen })}
        text={t("shell.notBuilt.text")}
        actions={
          <LinkButton href={addressOf(signedIn ? "/dashboard" : "/login")}>
            {t(signedIn ? "shell.notBuilt.toDashboard" : "shell.notBuilt.toLogin")}
          </LinkButton>
        }
      />
    </Card>
  );
  return screenAccess[path].for === "public" ? <PublicFrame>{page}</PublicFrame> : page;
}
