import { Fragment } from "react";
import { AppLink } from "../address/app-link.tsx";

const part = /<(\w+)>(.*?)<\/\1>/g;

/** A text with links in it: `Read the <terms>terms</terms>` and the target of each. */
export function LinkedText({ text, links }: { text: string; links: Readonly<Record<string, string>> }) {
  const pieces = [];
  let from = 0;
  for (const found of text.matchAll(part)) {
    const [whole, name = "", words = ""] = found;
    pieces.push(<Fragment key={from}>{text.slice(from, found.index)}</Fragment>);
    pieces.push(
      <AppLink key={name} href={links[name] ?? "/"}>
        {words}
      </AppLink>,
    );
    from = found.index + whole.length;
  }
  return (
    <>
      {pieces}
      {text.slice(from)}
    </>
  );
}
