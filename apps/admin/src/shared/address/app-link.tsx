import type { LinkParts, RenderLink } from "@polyphon/ui/layout/render-link.tsx";
import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, useCallback } from "react";

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

/** A real anchor, so that it can be opened in a new tab; a plain click stays in the app. */
export function AppLink({ children, onClick, ...anchor }: LinkParts) {
  const go = useGo();
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
