import { IconBuilding } from "@tabler/icons-react";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import classes from "./sso-link.module.css";

/** The link to the company's sign-in, above the login. `next` is the requested address. */
export function SsoLink({ next }: { next: unknown }) {
  const query = typeof next === "string" ? `?${new URLSearchParams({ next })}` : "";
  return (
    <div className={classes.above}>
      <LinkButton
        href={`${addressOf("/sso-login")}${query}`}
        variant="default"
        size="lg"
        className={classes.link}
        leftSection={<IconBuilding size={20} stroke={1.7} aria-hidden />}
      >
        {t("identity.sso.link")}
      </LinkButton>
      <p className={classes.or}>{t("identity.sso.or")}</p>
    </div>
  );
}
