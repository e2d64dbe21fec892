import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import type { LookUpResult } from "@polyphon/rules/sharing/engine/resolve-unknown.ts";

/** What a network can do. The product asks instead of guessing from the name. */
export interface PublishAbilities {
  readonly text: boolean;
  readonly linkCard: boolean;
  readonly minImages: number;
  readonly maxImages: number;
  readonly video: boolean;
  readonly document: boolean;
  readonly mentions: boolean;
  readonly remove: boolean;
  /** How a lost answer is resolved: by reading the account, by sending the identical request once more, or not at all. */
  readonly afterLostAnswer: "look_up" | "resend_identical" | "ask_user";
  readonly assisted: boolean;
}

export interface PublishImage {
  readonly bytes: () => Promise<Uint8Array>;
  readonly mimeType: string;
  readonly altText: string | null;
}

/** A video or a document. Its bytes never change under their key, so any part can be read again. */
export interface PublishAttachment {
  readonly kind: "VIDEO" | "DOCUMENT";
  readonly title: string;
  readonly mimeType: string;
  readonly size: number;
  /** The bytes from `first` to `last`, both included. */
  readonly part: (first: number, last: number) => Promise<Uint8Array>;
  /** An address that a network can fetch the file from for a while without a login. */
  readonly address: () => Promise<string>;
}

/** A pure function of the share and what it refers to; rebuilt byte for byte when it must be sent again. */
export interface PublishRequest {
  readonly shareId: number;
  readonly attempt: number;
  readonly authorId: string;
  readonly accessToken: string;
  readonly text: string;
  readonly link: { readonly url: string; readonly title: string; readonly description: string | null } | null;
  readonly images: readonly PublishImage[];
  /** Replaces pictures. */
  readonly attachment?: PublishAttachment | null;
  /** Ids of media that an earlier attempt already uploaded, in the order of `images`; or that of the attachment. */
  readonly uploadedMedia: readonly string[];
}

export type MediaResult =
  | { readonly kind: "ready"; readonly mediaIds: readonly string[] }
  /** The network has the file and processes it: the ids are kept, and it is asked again later. */
  | {
      readonly kind: "pending";
      readonly mediaIds: readonly string[];
      readonly retryAt: Date;
      readonly detail: string;
    }
  | { readonly kind: "refused"; readonly reason: ShareReason; readonly detail: string }
  | { readonly kind: "later"; readonly retryAt: Date; readonly reason: ShareReason; readonly detail: string };

export type PublishResult =
  | { readonly kind: "published"; readonly externalId: string | null; readonly permalink: string | null }
  /** The network answered that an identical post exists. Only an open attempt of our own makes it a success. */
  | { readonly kind: "duplicate"; readonly externalId: string | null; readonly permalink: string | null }
  | { readonly kind: "refused"; readonly reason: ShareReason; readonly detail: string }
  | { readonly kind: "later"; readonly retryAt: Date; readonly reason: ShareReason; readonly detail: string }
  /** Nothing was written to the wire: the guard refused, or there was no connection. */
  | { readonly kind: "not_sent"; readonly detail: string }
  /** The request may have been carried out. Never repeated blindly. */
  | { readonly kind: "unknown"; readonly detail: string };

export interface PublishAdapter {
  readonly network: Network;
  /** The accounts of the network that it publishes on. */
  readonly accountTypes: readonly AccountType[];
  readonly abilities: PublishAbilities;
  /**
   * Uploads what the post needs. Safe to repeat; creates nothing that anybody sees. With an attachment whose id is
   * known it asks how far the network is.
   */
  uploadMedia(request: PublishRequest): Promise<MediaResult>;
  /**
   * The one call that creates a post. `guard` is asked in the same tick in which the request is written, after
   * the socket is connected; when it answers false nothing is sent.
   */
  publish(request: PublishRequest, guard: () => boolean): Promise<PublishResult>;
  lookUp(request: PublishRequest, since: Date): Promise<LookUpResult>;
}
