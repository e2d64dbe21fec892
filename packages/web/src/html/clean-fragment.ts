import { pageHtml } from "@polyphon/contract/site/page-html.ts";
import type { DOMPurify } from "dompurify";

const rules = {
  ALLOWED_TAGS: [...pageHtml.tags],
  ALLOWED_ATTR: [...new Set(Object.values(pageHtml.attributes).flat())],
  ALLOWED_URI_REGEXP: pageHtml.address,
  // Plain words and numbers; the sanitiser would check them by the rule for addresses.
  ADD_URI_SAFE_ATTR: ["colspan", "rowspan", "scope", "start"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * What a page may contain, whatever was stored: the server cleaned it when it was written, and this does not rely on
 * it.
 */
export function cleanFragment(purify: DOMPurify, html: string): DocumentFragment {
  return purify.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true });
}
