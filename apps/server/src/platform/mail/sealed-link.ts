import type { SecretBox } from "../secret/secret-box.ts";

/**
 * A link that authenticates whoever opens it. It is sealed in the mail's row, because elsewhere only its hash is
 * stored.
 */
export interface LinkBox {
  seal(url: string, mailKind: string): string;
  open(sealed: string, mailKind: string): string;
}

export function makeLinkBox(box: SecretBox): LinkBox {
  return {
    seal: (url, mailKind) => {
      const { keyId, bytes } = box.seal(url, `mail/${mailKind}`);
      return `${keyId}.${bytes.toString("base64url")}`;
    },
    open: (sealed, mailKind) => {
      const at = sealed.lastIndexOf(".");
      const bytes = Buffer.from(sealed.slice(at + 1), "base64url");
      return box.open({ keyId: sealed.slice(0, at), bytes }, `mail/${mailKind}`);
    },
  };
}
