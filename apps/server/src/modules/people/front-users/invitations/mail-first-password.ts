import type { Tx } from "../../../../platform/db/transaction.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { firstPasswordMail } from "../../../identity/identity.api.ts";
import type { FrontUserDeps } from "../front-users.deps.ts";

export interface Invited {
  readonly company: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: "en" | "de";
  readonly password: string;
}

export async function mailFirstPassword(tx: Tx, deps: FrontUserDeps, invited: Invited): Promise<void> {
  const { company, email, firstName, language, password } = invited;
  await queueMail(tx, {
    companyId: company,
    template: firstPasswordMail,
    recipient: email,
    language,
    values: {
      firstName,
      email,
      password: deps.linkBox.seal(password, firstPasswordMail.name),
      url: `${deps.employeeUrl}/login`,
    },
  });
}
