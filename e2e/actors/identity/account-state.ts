import { openPool } from "../../../apps/server/src/platform/db/pool.ts";
import { databaseUrl } from "../../kit/own-stack.ts";

const states = {
  /** Like a user added by a bulk upload, whose password somebody else knows. */
  mustChangePassword: "must_change_password = true",
  passwordExpired: "password_changed_at = '2020-01-01'",
  /** With the tour seen, which no call allows before the terms are accepted. */
  termsOpen: "terms_accepted_at = null",
} as const;

/** Puts an account into a state that the product brings about only with time or by an upload. */
export async function putAccountInto(state: keyof typeof states, email: string): Promise<void> {
  const database = openPool({ url: databaseUrl, size: 1, name: "polyphon-journey" });
  try {
    await database.query(`update account set ${states[state]} where email = $1`, [email]);
  } finally {
    await database.end();
  }
}
