import { Card } from "@polyphon/ui/layout/card.tsx";
import { formatList } from "../../../shared/time/formats.ts";
import { useMe, type Me } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./account-card.module.css";
import { Photo } from "./photo.tsx";

function roleOf(account: Me["account"]): string {
  const roles = [
    account.isAssociateLogin
      ? t("identity.profile.roles.associate")
      : t(`identity.profile.roles.${account.frontType ?? "FRONT"}`),
  ];
  if (account.userMeta.lightFrontUserFeature) roles.push(t("identity.profile.roles.light"));
  return formatList(roles);
}

/** The account data that only the company can change. */
export function AccountCard() {
  const { account, company } = useMe();
  const name = `${account.firstName} ${account.lastName}`;
  const facts = [
    [t("identity.profile.name"), name],
    [t("identity.profile.email"), account.email],
    [t("identity.profile.company"), company.companyName],
    [t("identity.profile.role"), roleOf(account)],
    ...(company.companyMeta.userProficiencyLevelFeature
      ? [[t("identity.profile.level"), t(`identity.profile.levels.${account.userMeta.proficiencyLevel.key}`)]]
      : []),
  ];
  return (
    <Card title={t("identity.profile.account")} bleed>
      <div className={classes.account}>
        <Photo />
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
