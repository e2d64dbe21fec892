import { IconArrowsExchange, IconBuilding, IconCalendar, IconExternalLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AppLink } from "../../shared/address/app-link.tsx";
import { useText } from "../../shared/text/use-text.ts";
import type { HeaderLink } from "./header-links.ts";

const look = { size: 15, stroke: 1.7, "aria-hidden": true } as const;
const icons: Readonly<Record<HeaderLink["key"], ReactNode>> = {
  company: <IconBuilding {...look} />,
  calendar: <IconCalendar {...look} />,
  changeRole: <IconArrowsExchange {...look} />,
  erp: <IconExternalLink {...look} />,
};

interface HeaderLinkItemProps {
  link: HeaderLink;
  className: string | undefined;
  onFollow?: (() => void) | undefined;
}

export function HeaderLinkItem({ link, className, onFollow }: HeaderLinkItemProps) {
  const { text } = useText();
  const words = (
    <>
      {icons[link.key]}
      <span>{text(`shell.account.${link.key}`)}</span>
    </>
  );
  if (!link.outside)
    return (
      <AppLink className={className} href={link.href} onClick={onFollow}>
        {words}
      </AppLink>
    );
  return (
    <a
      className={className}
      href={link.href}
      target="_blank"
      rel="noreferrer"
      title={text("shell.account.newTab")}
    >
      {words}
    </a>
  );
}
