import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { PasswordForm } from "./password-form.tsx";

/** When the password is managed elsewhere or belongs to somebody else, the card says so instead. */
export function PasswordCard() {
  const { isSsoLogin, isAssociateLogin } = useMe().account;
  const elsewhere = isAssociateLogin ? "identity.change.group" : isSsoLogin ? "identity.change.sso" : null;
  return (
    <Card title={t("identity.change.title")} bleed>
      {elsewhere === null ? <PasswordForm /> : <NoticeStrip tone="info">{t(elsewhere)}</NoticeStrip>}
    </Card>
  );
}
