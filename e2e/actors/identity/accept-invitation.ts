import { resetPassword } from "@polyphon/contract/identity/password.contract.ts";
import { callerOf } from "../../kit/people/caller.ts";
import { demoPassword } from "../../kit/people/demo.ts";
import { linkMailedTo } from "../../kit/outside/inbox.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

/** Sets the demo password with the link mailed to new back-office staff; returns the link. */
export async function acceptInvitation(email: string): Promise<string> {
  const invitation = await linkMailedTo(sandboxUrl, email, "/admin/resetpassword");
  await callerOf(url, null).call(resetPassword, {
    key: new URL(invitation).searchParams.get("key") ?? "",
    panel: "ADMIN",
    newPassword: demoPassword,
    confirmPassword: demoPassword,
  });
  return invitation;
}
