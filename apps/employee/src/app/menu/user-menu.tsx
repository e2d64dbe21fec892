import { Face } from "@polyphon/ui/data/face.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import {
  IconArrowBackUp,
  IconAt,
  IconCertificate,
  IconChevronDown,
  IconHelpCircle,
  IconLogout,
  IconMail,
  IconPlaneTilt,
  IconUser,
  IconUsersGroup,
} from "@tabler/icons-react";
import { useCallback, useId, type ReactNode } from "react";
import { AppLink } from "../../shared/address/app-link.tsx";
import { LanguageChoice } from "../../shared/text/language-choice.tsx";
import { useMe } from "../../shared/session/me.ts";
import { SchemeChoice } from "../../shared/theme/scheme-choice.tsx";
import { t } from "../../shared/text/text.ts";
import { useDismiss } from "../../shared/dialog/use-dismiss.ts";
import { useBackToPrimary, useLogout } from "../session/use-leave.ts";
import { userEntries, type UserEntryKey } from "./user-entries.ts";
import classes from "./user-menu.module.css";

const icon = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

const looks = {
  profile: { icon: <IconUser {...icon} />, text: "shell.user.profile" },
  autopilot: { icon: <IconPlaneTilt {...icon} />, text: "shell.user.autopilot" },
  newsletter: { icon: <IconMail {...icon} />, text: "shell.user.newsletter" },
  mentions: { icon: <IconAt {...icon} />, text: "shell.user.mentions" },
  certificates: { icon: <IconCertificate {...icon} />, text: "shell.user.certificates" },
  groups: { icon: <IconUsersGroup {...icon} />, text: "shell.user.groups" },
  help: { icon: <IconHelpCircle {...icon} />, text: "shell.nav.help" },
} as const satisfies Record<UserEntryKey, unknown>;

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

function Leave() {
  const associate = useMe().account.isAssociateLogin;
  const logOut = useLogout();
  const goBack = useBackToPrimary();
  return (
    <button type="button" className={classes.entry} onClick={associate ? goBack : logOut}>
      {associate ? <IconArrowBackUp {...icon} /> : <IconLogout {...icon} />}
      {t(associate ? "shell.user.toPrimary" : "shell.user.logout")}
    </button>
  );
}

function Panel({ id, onChoose }: { id: string; onChoose: () => void }) {
  const { account, company } = useMe();
  return (
    <div id={id} className={classes.panel}>
      <p className={classes.who}>
        <b>
          {account.firstName} {account.lastName}
        </b>
        <span>{account.email}</span>
        {company.companyMeta.userProficiencyLevelFeature && (
          <span>
            {t("identity.profile.level")}:{" "}
            {t(`identity.profile.levels.${account.userMeta.proficiencyLevel.key}`)}
          </span>
        )}
      </p>
      <ul className={classes.list}>
        {userEntries({ account }).map(({ key, href }) => (
          <Entry key={key} href={href} icon={looks[key].icon} onChoose={onChoose}>
            {t(looks[key].text)}
          </Entry>
        ))}
      </ul>
      <div className={classes.choices}>
        <LanguageChoice />
        <SchemeChoice />
      </div>
      <Leave />
    </div>
  );
}

export interface UserMenuProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A disclosure, not an ARIA menu: it contains links and choices, and Tab moves through them. */
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
        <VisuallyHidden>{t("shell.user.menu", { name })}</VisuallyHidden>
        <IconChevronDown size={16} stroke={1.8} className={classes.chevron} aria-hidden />
      </button>
      {open && <Panel id={id} onChoose={close} />}
    </div>
  );
}
