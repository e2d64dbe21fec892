import DOMPurify from "dompurify";
import { createElement, useMemo, type ReactNode } from "react";
import { cleanFragment } from "./clean-fragment.ts";

type RenderOwnLink = (link: { readonly href: string; readonly children: ReactNode }) => ReactNode;

export interface SafeHtmlProps {
  html: string;
  className?: string | undefined;
  /** A link to a place of the app itself, so that it opens without a reload. */
  renderLink?: RenderOwnLink | undefined;
}

const numbers = { colspan: "colSpan", rowspan: "rowSpan", start: "start" } as const;

function propsOf(element: Element): Record<string, string | number> {
  const props: Record<string, string | number> = {};
  for (const [attribute, name] of Object.entries(numbers)) {
    const value = Number.parseInt(element.getAttribute(attribute) ?? "", 10);
    if (value > 0) props[name] = value;
  }
  const scope = element.getAttribute("scope");
  if (scope !== null) props["scope"] = scope;
  return props;
}

function linkOf(element: Element, key: number, children: ReactNode, renderLink?: RenderOwnLink): ReactNode {
  const href = element.getAttribute("href");
  if (href === null) return <span key={key}>{children}</span>;
  if (href.startsWith("/") && renderLink) return <span key={key}>{renderLink({ href, children })}</span>;
  return (
    <a key={key} href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

const empty = new Set(["br", "hr"]);
const inTables = new Set(["TABLE", "THEAD", "TBODY", "TR"]);

function nodesOf(parent: Node, renderLink?: RenderOwnLink): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    // React does not allow text nodes between the rows of a table.
    if (node.nodeType === 3) return inTables.has(parent.nodeName) ? null : node.textContent;
    if (!(node instanceof Element)) return null;
    const tag = node.localName;
    if (empty.has(tag)) return createElement(tag, { key });
    const children = nodesOf(node, renderLink);
    return tag === "a"
      ? linkOf(node, key, children, renderLink)
      : createElement(tag, { key, ...propsOf(node) }, ...children);
  });
}

/** A stored page as our own elements: no text ever becomes markup here. Load it lazily, the sanitiser is heavy. */
export function SafeHtml({ html, className, renderLink }: SafeHtmlProps) {
  const fragment = useMemo(() => cleanFragment(DOMPurify, html), [html]);
  return <div className={className}>{nodesOf(fragment, renderLink)}</div>;
}
