import type { RenderLink } from "@polyphon/ui/layout/render-link.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface AppLinkProps {
  href: string;
  className?: string | undefined;
  "aria-label"?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link inside the app: a real address, opened without a reload. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  return (
    <Link to={href} {...rest} activeOptions={{ exact: true }} activeProps={{}} inactiveProps={{}}>
      {children}
    </Link>
  );
}

export const renderAppLink: RenderLink = ({ href, children, ...rest }) => (
  <Link to={href} {...rest} activeProps={{}} inactiveProps={{}}>
    {children}
  </Link>
);
