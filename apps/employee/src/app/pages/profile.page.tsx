import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page-head.tsx";
import { AccountCard } from "../../features/identity/account-card.tsx";
import { ConnectionsCard } from "../../features/networks/connections-card.tsx";
import { LanguageChoice } from "../../shared/language-choice.tsx";
import { SchemeChoice } from "../../shared/scheme-choice.tsx";
import { t } from "../../shared/text.ts";
import { useTitle } from "../../shared/use-title.ts";
import classes from "./profile.module.css";

export default function ProfilePage() {
  useTitle(t("screens./profile"));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHead title={t("identity.profile.title")} />
      </div>
      <ConnectionsCard />
      <AccountCard />
      <Card title={t("identity.profile.preferences")} aside={t("identity.profile.preferencesText")} bleed>
        <div className={classes.choices}>
          <LanguageChoice />
          <SchemeChoice />
        </div>
      </Card>
    </div>
  );
}
