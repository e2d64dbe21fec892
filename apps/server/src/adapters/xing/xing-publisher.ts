import type { PublishAdapter } from "../../modules/sharing/sharing.port.ts";

export interface XingSettings {
  /** Where people share and read. */
  readonly webBase: string;
}

const refusal = {
  kind: "refused",
  reason: "config",
  detail: "Xing takes no posts from apps: the member shares on Xing's own page",
} as const;

/** Declares the abilities of Xing, and refuses to publish, which only people can. */
export const xingPublisher: PublishAdapter = {
  network: "XING",
  accountTypes: ["PERSONAL"],
  abilities: {
    text: false,
    linkCard: true,
    minImages: 0,
    maxImages: 0,
    video: false,
    document: false,
    mentions: false,
    remove: false,
    afterLostAnswer: "ask_user",
    assisted: true,
  },
  uploadMedia: () => Promise.resolve(refusal),
  publish: () => Promise.resolve(refusal),
  lookUp: () => Promise.resolve({ kind: "failed", detail: "posts on Xing cannot be read" }),
};

/** Xing's own page. It accepts only an address; the person pastes the text from the clipboard. */
export function xingShareUrl(settings: XingSettings, url: string): string {
  return `${settings.webBase}/social/share/spi?url=${encodeURIComponent(url)}`;
}
