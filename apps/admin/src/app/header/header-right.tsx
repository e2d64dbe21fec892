import type { Account } from "../../shared/session/account.ts";
import { useText } from "../../shared/text/use-text.ts";
import { AccountMenu } from "../menu/account-menu.tsx";
import { Bell } from "./bell.tsx";
import { HeaderLinkItem } from "./header-link-item.tsx";
import { headerLinks } from "./header-links.ts";
import classes from "./header-right.module.css";
import { SessionWarning } from "../session/session-warning.tsx";
import { SharingState } from "./sharing-state.tsx";

/** Addresses of the employee app that a redirect may need; they are hidden. */
function HiddenRedirects() {
  const { text } = useText();
  return (
    <div hidden>
      <a href="/profile">{text("shell.account.profile")}</a>
      <a href="/dashboard">{text("screens.dashboard")}</a>
      <a href="/profile?passExpire">{text("shell.account.changePassword")}</a>
    </div>
  );
}

/** The right end of the header. On a phone the links are in the account menu only. */
export function HeaderRight({ account }: { account: Account }) {
  return (
    <>
      <SharingState />
      {headerLinks(account).map((link) => (
        <HeaderLinkItem key={link.key} link={link} className={classes.link} />
      ))}
      <Bell account={account} />
      <AccountMenu account={account} />
      <SessionWarning />
      <HiddenRedirects />
    </>
  );
}
