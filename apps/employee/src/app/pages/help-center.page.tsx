import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { CmsPage } from "../../features/site/cms-page.tsx";
import { addressOf } from "../../shared/address.ts";
import { LinkButton } from "../../shared/link-button.tsx";
import { t } from "../../shared/text.ts";
import { NotFoundPage } from "../not-found.page.tsx";

export default function HelpCenterPage() {
  return (
    <CmsPage pageKey="help" missing={<NotFoundPage />}>
      <NoticeStrip
        tone="info"
        action={
          <LinkButton variant="default" href={addressOf("/:key", { key: "contact" })}>
            {t("site.help.contact")}
          </LinkButton>
        }
      >
        <b>{t("site.help.moreTitle")}</b> {t("site.help.moreText")}
      </NoticeStrip>
    </CmsPage>
  );
}
