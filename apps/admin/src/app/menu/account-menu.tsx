import { UnstyledButton, useMantineColorScheme, VisuallyHidden } from "@mantine/core";
import { readOwnSwitch } from "@polyphon/contract/operations/own-switch.contract.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { chooseLanguage } from "@polyphon/web/text/language.ts";
import {
  IconDeviceDesktop,
  IconHandStop,
  IconKey,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
} from "@tabler/icons-react";
import { useId, useRef, type ReactNode } from "react";
import type { Account } from "../../shared/session/account.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { languageKey } from "../../shared/session/session.ts";
import { useMay } from "../../shared/session/use-may.ts";
import { useLogout } from "../../shared/session/use-logout.ts";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./account-menu.module.css";
import { headerLinks } from "../header/header-links.ts";
import { HeaderLinkItem } from "../header/header-link-item.tsx";
import { ownSharingHref } from "../header/own-sharing.ts";

const look = { size: 15, stroke: 1.7, "aria-hidden": true } as const;
const schemeIcons = {
  light: <IconSun {...look} />,
  dark: <IconMoon {...look} />,
  auto: <IconDeviceDesktop {...look} />,
} as const satisfies Record<string, ReactNode>;
const schemes = ["light", "dark", "auto"] as const;

/** The browser's own popover: it closes on Escape and on a click outside, and needs no positioning code. */
export function AccountMenu({ account }: { account: Account }) {
  const { text, language } = useText();
  const { leave, busy } = useLogout();
  const may = useMay();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = `${account.firstName} ${account.lastName}`;
  return (
    <>
      <UnstyledButton className={classes.button} popoverTarget={id}>
        <VisuallyHidden>{text("shell.account.open", { name })}</VisuallyHidden>
        <span aria-hidden className={classes.seen}>
          <span className={classes.language}>{language.toUpperCase()}</span>
          <Face name={name} src={account.imageUrl ?? undefined} size={28} />
        </span>
      </UnstyledButton>
      <div ref={panel} id={id} popover="auto" className={classes.panel}>
        <div className={classes.who}>
          <span className={classes.name}>{name}</span>
          <span className={classes.mail}>{account.email}</span>
        </div>
        <AppLink className={classes.entry} href={screenHref("/admin/profile", {})} onClick={close}>
          <IconUser {...look} />
          {text("shell.account.profile")}
        </AppLink>
        <AppLink className={classes.entry} href={screenHref("/admin/change-password", {})} onClick={close}>
          <IconKey {...look} />
          {text("shell.account.changePassword")}
        </AppLink>
        {headerLinks(account).map((link) => (
          <HeaderLinkItem
            key={link.key}
            link={link}
            className={`${classes.entry} ${classes.narrow}`}
            onFollow={close}
          />
        ))}
        {may(readOwnSwitch.access) && (
          <AppLink className={`${classes.entry} ${classes.narrow}`} href={ownSharingHref} onClick={close}>
            <IconHandStop {...look} />
            {text("shell.sharing.own")}
          </AppLink>
        )}
        <div className={classes.choices}>
          <Segmented
            label={text("shell.account.language")}
            showLabel
            full
            value={language}
            onChange={(next) => chooseLanguage(languageKey, next)}
            options={languages.map((value) => ({ value, label: text(`shell.account.${value}`) }))}
          />
          <Segmented
            label={text("shell.account.scheme")}
            showLabel
            full
            value={colorScheme}
            onChange={setColorScheme}
            options={schemes.map((value) => ({
              value,
              label: schemeIcons[value],
              spoken: text(`shell.account.${value}`),
            }))}
          />
        </div>
        <UnstyledButton className={classes.entry} onClick={leave} disabled={busy}>
          <IconLogout {...look} />
          {text("shell.account.logout")}
        </UnstyledButton>
      </div>
    </>
  );
}
