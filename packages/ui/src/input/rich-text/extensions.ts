import type { Extensions } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";

/** Everything that a text of ours is made of, besides tables and raised or lowered letters. */
export function richTextExtensions(address: RegExp): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3, 4] },
      trailingNode: false,
      dropcursor: false,
      gapcursor: false,
      link: {
        openOnClick: false,
        protocols: ["mailto", "tel"],
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (href) => address.test(href),
      },
    }),
  ];
}
