import { cleanFragment } from "./clean-fragment.ts";
import { cleanForeignHtml } from "./trusted-html.ts";

/** For an editor of formatted text: turns markup into elements of ours, and lets it take in what is pasted. */
export async function loadCleaner(): Promise<(html: string) => DocumentFragment> {
  const { default: purify } = await import("dompurify");
  await cleanForeignHtml();
  return (html) => cleanFragment(purify, html);
}
