import { Face } from "@polyphon/ui/data/face.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useMe } from "../../shared/me.ts";
import { t } from "../../shared/text.ts";
import classes from "./account-card.module.css";

export function AccountCard() {
  const { account, company } = useMe();
  const name = `${account.firstName} ${account.lastName}`;
  return (
    <Card title={t("identity.profile.account")} bleed>
      <div className={classes.account}>
        <Face name={name} src={account.imageUrl ?? undefined} size={56} />
        <dl className={classes.facts}>
          <div>
            <dt>{t("identity.profile.name")}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{t("identity.profile.email")}</dt>
            <dd>{account.email}</dd>
          </div>
          <div>
            <dt>{t("identity.profile.company")}</dt>
            <dd>{company.name}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}
