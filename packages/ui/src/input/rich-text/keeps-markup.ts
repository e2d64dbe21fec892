import { DOMParser, DOMSerializer } from "@tiptap/pm/model";
import { getSchema } from "@tiptap/react";
import { richTextExtensions } from "./extensions.ts";

const sameAs: Readonly<Record<string, string>> = { b: "strong", i: "em" };

/** How often each tag occurs. Paragraphs are put around loose words, and breaks at the end of a block fall away. */
function tagsOf(fragment: DocumentFragment): string {
  const counts = new Map<string, number>();
  for (const { localName } of fragment.querySelectorAll("*")) {
    const tag = sameAs[localName] ?? localName;
    if (tag !== "p" && tag !== "br") counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => `${tag} ${count}`)
    .toSorted()
    .join();
}

const wordsOf = (fragment: DocumentFragment): string => (fragment.textContent ?? "").replaceAll(/\s+/g, "");

/** Whether the editor shows everything that is there, so that saving would lose nothing. */
export default function keepsMarkup(fragment: DocumentFragment, address: RegExp): boolean {
  const schema = getSchema(richTextExtensions(address));
  const shown = DOMParser.fromSchema(schema).parse(fragment);
  const again = DOMSerializer.fromSchema(schema).serializeFragment(shown.content) as DocumentFragment;
  return tagsOf(again) === tagsOf(fragment) && wordsOf(again) === wordsOf(fragment);
}
