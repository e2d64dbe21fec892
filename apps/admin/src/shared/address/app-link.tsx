import type { LinkParts, RenderLink } from "@polyphon/ui/layout/render-link.tsx";
import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, useCallback } from "react";
import { useOpens } from "./use-opens.ts";

export type Go = (href: string, options?: { readonly replace?: boolean }) => void;

export function useGo(): Go {
  const { history } = useRouter();
  return useCallback(
    (href, options) => (options?.replace ? history.replace(href) : history.push(href)),
    [history],
  );
}

const staysHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface AppLinkProps extends LinkParts {
  /** Its words only say where it leads, so it is left out where the reader may not go there. */
  optional?: boolean;
}

/**
 * A real anchor, so that it can be opened in a new tab; a plain click stays in the app. Where the reader may not open the screen
 * behind it, its words stand there without a link.
 */
export function AppLink({ children, onClick, optional = false, ...anchor }: AppLinkProps) {
  const go = useGo();
  const opens = useOpens();
  if (!opens(anchor.href)) return optional ? null : <span className={anchor.className}>{children}</span>;
  return (
    <a
      {...anchor}
      href={anchor.href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        go(anchor.href);
      }}
    >
      {children}
    </a>
  );
}

export const renderLink: RenderLink = (parts) => <AppLink {...parts} />;
