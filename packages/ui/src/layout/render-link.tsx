import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from "react";

/** The properties of an anchor, so that an app can spread them on its router's link. */
export interface LinkParts {
  href: string;
  className?: string | undefined;
  "aria-current"?: "page" | undefined;
  "aria-label"?: string | undefined;
  title?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

export type RenderLink = (parts: LinkParts) => ReactNode;

export const plainLink: RenderLink = ({ children, ...anchor }) => <a {...anchor}>{children}</a>;
