import type { ContentLanguage, PostType } from "@polyphon/contract/content/content.ts";
import type { addOwnPost, readOwnPost } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import type { CallOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { copyForNetwork } from "@polyphon/rules/sharing/compose/copy/marked-copy.ts";
import { checkOwnPost, type OwnPostFault } from "@polyphon/rules/content/own-posts/check-own-post.ts";

export type OwnPost = OutputOf<typeof readOwnPost>;

export interface DraftImage {
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string;
}

export interface DraftFile {
  readonly id: number;
  readonly kind: "VIDEO" | "DOCUMENT";
  readonly name: string;
  readonly pages: number | null;
  readonly seconds: number | null;
}

/** The state of the form. */
export interface OwnPostDraft {
  readonly type: PostType;
  readonly title: string;
  readonly language: ContentLanguage;
  /** One text for the chosen networks; otherwise one for each. Texts are as they are stored, with the marks of mentions. */
  readonly same: boolean;
  readonly text: string;
  readonly networks: readonly Network[];
  readonly copy: Readonly<Partial<Record<Network, string>>>;
  readonly postUrl: string;
  readonly facebookUrl: string;
  readonly notes: string;
  readonly images: readonly DraftImage[];
  /** A video of YouTube or Vimeo instead of a file. */
  readonly embedded: boolean;
  readonly videoEmbedCode: string;
  readonly file: DraftFile | null;
  readonly fileTitle: string;
}

export function emptyDraft(
  type: PostType,
  language: ContentLanguage,
  networks: readonly Network[],
): OwnPostDraft {
  return {
    type,
    title: "",
    language,
    same: true,
    text: "",
    networks,
    copy: {},
    postUrl: "",
    facebookUrl: "",
    notes: "",
    images: [],
    embedded: false,
    videoEmbedCode: "",
    file: null,
    fileTitle: "",
  };
}

/**
 * The address of a picture is signed for an hour or two: those of the post as it is read now have new ones. An uploaded one
 * that nobody can see any more must be chosen again.
 */
export function withFreshImages(
  kept: OwnPostDraft,
  { images: read }: Pick<OwnPostDraft, "images">,
  now = Date.now(),
): OwnPostDraft {
  const fresh = new Map(read.map((image) => [image.id, image]));
  const ends = ({ url }: DraftImage) => Number(new URLSearchParams(url.split("?")[1]).get("e")) * 1_000;
  const images = kept.images
    .map((image) => fresh.get(image.id) ?? image)
    .filter((image) => fresh.has(image.id) || ends(image) > now);
  return { ...kept, images };
}

/** Documents cannot be shared on X. */
export function offeredNetworks(type: PostType, networks: readonly Network[]): Network[] {
  return networks.filter((network) => type !== "DOCUMENT" || network !== "TWITTER");
}

export function draftOf(post: OwnPost): OwnPostDraft {
  const written = Object.entries(post.copy) as [Network, string][];
  // A network that links no names was sent the same text without the marks of mentions.
  const common = post.copy.LINKEDIN ?? written[0]?.[1] ?? "";
  const same = written.every(([network, text]) => text === copyForNetwork(network, common));
  const { attachment } = post;
  return {
    type: post.type,
    title: post.title,
    language: post.language,
    same,
    text: common,
    networks: written.map(([network]) => network),
    copy: post.copy,
    postUrl: post.postUrl ?? "",
    facebookUrl: post.facebookUrl ?? "",
    notes: post.notes ?? "",
    images: post.images,
    embedded: post.videoEmbedCode !== null,
    videoEmbedCode: post.videoEmbedCode ?? "",
    file:
      attachment && post.attachmentId !== null
        ? {
            id: post.attachmentId,
            kind: attachment.kind,
            name: attachment.fileName,
            pages: attachment.pages,
            seconds: attachment.seconds,
          }
        : null,
    fileTitle: post.attachmentTitle ?? "",
  };
}

/** The text of each network that has one. */
export function copiesOf(draft: OwnPostDraft, offered: readonly Network[]): Partial<Record<Network, string>> {
  const texts = offered.map((network): [Network, string] => {
    const text = draft.same
      ? draft.networks.includes(network)
        ? draft.text
        : ""
      : (draft.copy[network] ?? "");
    return [network, copyForNetwork(network, text.trim())];
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

export function inputOf(draft: OwnPostDraft, offered: readonly Network[]): CallOf<typeof addOwnPost> {
  const file = draft.type === "DOCUMENT" || (draft.type === "VIDEO" && !draft.embedded);
  return {
    type: draft.type,
    title: draft.title.trim(),
    language: draft.language,
    copy: copiesOf(draft, offered),
    postUrl: orNull(draft.postUrl),
    facebookUrl: orNull(draft.facebookUrl),
    videoEmbedCode: draft.type === "VIDEO" && draft.embedded ? orNull(draft.videoEmbedCode) : null,
    imageIds: draft.type === "IMAGE" ? draft.images.map(({ id }) => id) : [],
    attachmentId: file ? (draft.file?.id ?? null) : null,
    attachmentTitle: draft.type === "DOCUMENT" ? orNull(draft.fileTitle) : null,
    notes: orNull(draft.notes),
  };
}

export type DraftFault =
  | OwnPostFault
  | {
      readonly field: "title" | "postUrl" | "facebookUrl";
      readonly reason: "length" | "url";
      readonly network: null;
    };

function isAddress(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname.includes(".")
  );
}

/** Faults that are known before asking the server, which checks again. */
export function draftFaults(draft: OwnPostDraft, offered: readonly Network[]): DraftFault[] {
  const input = inputOf(draft, offered);
  const { titleMin, titleMax } = limits.post;
  const length = input.title.length;
  const kind = draft.type === "DOCUMENT" ? "DOCUMENT" : "VIDEO";
  const addresses = (["postUrl", "facebookUrl"] as const).filter((field) => {
    const given = input[field] ?? null;
    return given !== null && !isAddress(given);
  });
  return [
    ...(length < titleMin || length > titleMax
      ? [{ field: "title", reason: "length", network: null } as const]
      : []),
    ...checkOwnPost({
      type: draft.type,
      copy: input.copy,
      postUrl: input.postUrl ?? null,
      facebookUrl: input.facebookUrl ?? null,
      videoEmbedCode: draft.type === "VIDEO" && draft.embedded ? draft.videoEmbedCode : null,
      images: input.imageIds?.length ?? 0,
      attachment: draft.file?.kind === kind ? kind : null,
    }),
    ...addresses.map((field) => ({ field, reason: "url", network: null }) as const),
  ];
}
