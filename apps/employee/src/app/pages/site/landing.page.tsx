import { useLocation } from "@tanstack/react-router";
import { CmsPage } from "../../../features/site/pages/cms-page.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { NotFoundPage } from "../../screens/not-found.page.tsx";
import { PublicFrame } from "../../shell/public-frame.tsx";
import classes from "./landing.module.css";

/** The landing page of a client: its page, and links to log in and register. */
export default function LandingPage() {
  const key = useLocation().pathname.replaceAll("/", "");
  return (
    <PublicFrame>
      <CmsPage key={key} pageKey={key} missing={<NotFoundPage />}>
        <div className={classes.ways}>
          <LinkButton size="md" href={addressOf("/login")}>
            {t("site.landing.login")}
          </LinkButton>
          <LinkButton size="md" variant="default" href={addressOf("/register/corporate")}>
            {t("site.landing.register")}
          </LinkButton>
        </div>
      </CmsPage>
    </PublicFrame>
  );
}
