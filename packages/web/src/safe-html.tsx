import DOMPurify from "dompurify";
import { useMemo } from "react";

/** What a written page needs; the server lets no more through when it stores one. */
const allowed = {
  ALLOWED_TAGS: [
    ..."h1 h2 h3 h4 p br hr ul ol li a strong b em i u s blockquote".split(" "),
    ..."code pre table thead tbody tr th td caption img figure figcaption span div".split(" "),
  ],
  ALLOWED_ATTR: ["href", "title", "src", "alt", "width", "height", "colspan", "rowspan", "scope", "lang"],
  ALLOW_DATA_ATTR: false,
};

export interface SafeHtmlProps {
  html: string;
  className?: string | undefined;
}

/** Stored pages as they were written, without anything that could act. Load it lazily: the sanitiser is heavy. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
