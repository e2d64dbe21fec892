import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { HelpText } from "../../../features/site/help/help-text.tsx";
import { CmsPage } from "../../../features/site/pages/cms-page.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { NotFoundPage } from "../../screens/not-found.page.tsx";

export default function HelpCenterPage() {
  return (
    <CmsPage pageKey="help" missing={<NotFoundPage />} renderText={(html) => <HelpText html={html} />}>
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
