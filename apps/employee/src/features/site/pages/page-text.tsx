import { Prose } from "@polyphon/ui/layout/prose.tsx";
import { SafeHtml } from "@polyphon/web/html/safe-html.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";

/** Links of a page to places of the app open without a reload. */
export default function PageText({ html }: { html: string }) {
  return (
    <Prose>
      <SafeHtml html={html} renderLink={({ href, children }) => <AppLink href={href}>{children}</AppLink>} />
    </Prose>
  );
}
