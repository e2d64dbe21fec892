import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { AccountCard } from "../../features/identity/profile/account-card.tsx";
import { ForcedPassword } from "../../features/identity/passwords/forced-password.tsx";
import { PasswordCard } from "../../features/identity/passwords/password-card.tsx";
import { ProfileForm } from "../../features/identity/profile/profile-form.tsx";
import { ConnectionsCard } from "../../features/networks/connections/connections-card.tsx";
import { addressOf } from "../../shared/address/address.ts";
import { LinkButton } from "../../shared/address/link-button.tsx";
import { LanguageChoice } from "../../shared/text/language-choice.tsx";
import { useMe } from "../../shared/session/me.ts";
import { SchemeChoice } from "../../shared/theme/scheme-choice.tsx";
import { t } from "../../shared/text/text.ts";
import { useTitle } from "../../shared/text/use-title.ts";
import { withTexts } from "../screens/with-texts.ts";
import classes from "./profile.module.css";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const RecognitionPart = lazyPart(() => withTexts("recognition", import("./recognition-part.tsx")));

function WholeProfile() {
  const { account } = useMe();
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHead title={t("identity.profile.title")} />
      </div>
      <ConnectionsCard />
      <AccountCard />
      <Suspense fallback={null}>
        <RecognitionPart />
      </Suspense>
      {!account.isAssociateLogin && <ProfileForm />}
      <PasswordCard />
      <Card title={t("screens./visible-to-others")} bleed>
        <div className={classes.visible}>
          <p>{t("identity.profile.visibleText")}</p>
          <LinkButton variant="default" href={addressOf("/visible-to-others")}>
            {t("identity.profile.visibleOpen")}
          </LinkButton>
        </div>
      </Card>
      <Card title={t("identity.profile.preferences")} aside={t("identity.profile.preferencesText")} bleed>
        <div className={classes.choices}>
          <LanguageChoice />
          <SchemeChoice />
        </div>
      </Card>
    </div>
  );
}

/** With `changePass` or `passExpire` in the address, and a reason for it, only the password form is shown. */
export default function ProfilePage() {
  useTitle(t("screens./profile"));
  const navigate = useNavigate();
  const { account } = useMe();
  const { restriction } = account.can;
  if (restriction !== "password_must_change" && restriction !== "password_expired") return <WholeProfile />;
  return (
    <div className={classes.page}>
      <ForcedPassword
        because={restriction}
        validDays={account.passwordValidDays}
        onDone={() => void navigate({ to: addressOf("/dashboard"), search: {} })}
      />
    </div>
  );
}
