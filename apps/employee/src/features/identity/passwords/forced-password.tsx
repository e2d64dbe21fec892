import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { t } from "../../../shared/text/text.ts";
import classes from "./forced-password.module.css";
import { PasswordForm } from "./password-form.tsx";

export interface ForcedPasswordProps {
  because: "password_must_change" | "password_expired";
  /** How long a password is valid. */
  validDays: number;
  onDone: () => void;
}

/** The whole page, while only a new password is allowed. */
export function ForcedPassword({ because, validDays, onDone }: ForcedPasswordProps) {
  const must = because === "password_must_change";
  return (
    <>
      <div className={classes.head}>
        <PageHead
          title={t(must ? "identity.change.mustTitle" : "identity.change.expiredTitle")}
          sub={must ? t("identity.change.mustText") : t("identity.change.expiredText", { days: validDays })}
        />
      </div>
      <Card bleed>
        <PasswordForm onDone={onDone} />
      </Card>
    </>
  );
}
