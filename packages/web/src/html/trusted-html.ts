interface PolicyFactory {
  createPolicy(
    name: "default",
    rules: {
      readonly createHTML: (text: string) => string | null;
      readonly createScriptURL: (address: string) => string;
    },
  ): void;
}

let clean: ((html: string) => string) | null = null;

const ownFactory = (): PolicyFactory | undefined =>
  (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;

/** From now on foreign code may write markup: frames of its own, and nothing that runs. Until then it is refused. */
export async function cleanForeignHtml(): Promise<void> {
  const { default: purify } = await import("dompurify");
  clean = (html) => purify.sanitize(html, { ADD_TAGS: ["iframe"] });
}

/**
 * What a script may hand to the page as a plain text, in browsers that ask (Trusted Types): styles and other words without
 * markup. We write none ourselves: React makes our elements. Where scripts come from is decided by the page's policy, and
 * a text never becomes code.
 */
export function guardHtml(factory = ownFactory()): void {
  factory?.createPolicy("default", {
    createHTML: (text) => (text.includes("<") ? (clean?.(text) ?? null) : text),
    createScriptURL: (address) => address,
  });
}
