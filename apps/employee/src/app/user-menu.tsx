import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import { useCommand } from "@polyphon/web/use-endpoint.ts";
import { IconAt, IconChevronDown, IconHelpCircle, IconLogout, IconMail, IconUser } from "@tabler/icons-react";
import { useCallback, useEffect, useId, useRef, type ReactNode } from "react";
import { addressOf } from "../shared/address.ts";
import { AppLink } from "../shared/app-link.tsx";
import { LanguageChoice } from "../shared/language-choice.tsx";
import { useMe } from "../shared/me.ts";
import { notify } from "../shared/notices.ts";
import { SchemeChoice } from "../shared/scheme-choice.tsx";
import { session } from "../shared/session.ts";
import { t } from "../shared/text.ts";
import classes from "./user-menu.module.css";

function useLogout(): () => void {
  const command = useCommand(logout, {
    // Whatever the server says, this browser forgets the session.
    onSuccess: () => notify("ok", t("identity.loggedOut")),
    onError: () => notify("bad", t("shell.failure.invalidRequest")),
    onSettled: () => session.end(null),
  });
  return () => command.mutate({});
}

interface EntryProps {
  href: string;
  icon: ReactNode;
  onChoose: () => void;
  children: ReactNode;
}

function Entry({ href, icon, onChoose, children }: EntryProps) {
  return (
    <li>
      <AppLink href={href} className={classes.entry} onClick={onChoose}>
        {icon}
        {children}
      </AppLink>
    </li>
  );
}

function useDismiss(open: boolean, onDismiss: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) onDismiss();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onDismiss();
      button.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", escape);
    };
  }, [open, onDismiss]);
  return { box, button };
}

function Panel({ id, onChoose }: { id: string; onChoose: () => void }) {
  const { account } = useMe();
  const leave = useLogout();
  const icon = { size: 18, stroke: 1.7, "aria-hidden": true } as const;
  return (
    <div id={id} className={classes.panel}>
      <p className={classes.who}>
        <b>
          {account.firstName} {account.lastName}
        </b>
        <span>{account.email}</span>
      </p>
      <ul className={classes.list}>
        <Entry href={addressOf("/profile")} icon={<IconUser {...icon} />} onChoose={onChoose}>
          {t("shell.user.profile")}
        </Entry>
        {account.can.features.includes("newsletter") && (
          <Entry href={addressOf("/newsletter")} icon={<IconMail {...icon} />} onChoose={onChoose}>
            {t("shell.user.newsletter")}
          </Entry>
        )}
        {account.can.features.includes("mention") && (
          <Entry href={addressOf("/mentions")} icon={<IconAt {...icon} />} onChoose={onChoose}>
            {t("shell.user.mentions")}
          </Entry>
        )}
        <Entry href={addressOf("/help-center")} icon={<IconHelpCircle {...icon} />} onChoose={onChoose}>
          {t("shell.nav.help")}
        </Entry>
      </ul>
      <div className={classes.choices}>
        <LanguageChoice />
        <SchemeChoice />
      </div>
      <button type="button" className={classes.entry} onClick={leave}>
        <IconLogout {...icon} />
        {t("shell.user.logout")}
      </button>
    </div>
  );
}

export interface UserMenuProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A disclosure, not an ARIA menu: it holds links and choices, and Tab walks through them. */
export function UserMenu({ open, onOpen }: UserMenuProps) {
  const { account } = useMe();
  const id = useId();
  const close = useCallback(() => onOpen(false), [onOpen]);
  const { box, button } = useDismiss(open, close);
  const name = `${account.firstName} ${account.lastName}`;
  return (
    <div ref={box} className={classes.menu}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        <Face name={name} src={account.imageUrl ?? undefined} size={34} />
        <span className={classes.spoken}>{t("shell.user.menu", { name })}</span>
        <IconChevronDown size={16} stroke={1.8} className={classes.chevron} aria-hidden />
      </button>
      {open && <Panel id={id} onChoose={close} />}
    </div>
  );
}
