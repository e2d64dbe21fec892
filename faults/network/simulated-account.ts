import type { PublishAdapter } from "@polyphon/server/modules/sharing/sharing.port.ts";

/** One kind of account on which shares are published by an API, as the faults simulate it. */
export interface SimulatedAccount {
  readonly network: PublishAdapter["network"];
  readonly type: PublishAdapter["accountTypes"][number];
  /** The sandbox's name of the network. */
  readonly simulated: string;
  readonly scopes?: readonly string[];
  readonly externalId: (member: { readonly memberId: string; readonly name: string }) => string;
  /** The call that makes a post visible. */
  readonly creates: RegExp;
  /** The sandbox's name of that call. */
  readonly route: string;
  readonly needsPicture: boolean;
  /** A lost answer is resolved by sending the same request again, because the network offers no lookup. */
  readonly resends: boolean;
  /** Without its own filter a network publishes whatever is sent twice. */
  readonly filter: { readonly off: Record<string, unknown>; readonly on: Record<string, unknown> };
}

const linkedinFilter = {
  off: { linkedin: { duplicateWindowSeconds: 0 } },
  on: { linkedin: { duplicateWindowSeconds: 86_400 } },
};

export const simulatedAccounts = {
  LINKEDIN: {
    network: "LINKEDIN",
    type: "PERSONAL",
    simulated: "linkedin",
    externalId: ({ memberId }) => `urn:li:person:${memberId}`,
    creates: /^POST \/rest\/posts /,
    route: "POST /rest/posts",
    needsPicture: false,
    resends: true,
    filter: linkedinFilter,
  },
  ORGANISATION: {
    network: "LINKEDIN",
    type: "ORGANISATION",
    simulated: "linkedin",
    scopes: ["w_organization_social", "r_organization_social"],
    externalId: ({ memberId }) => `urn:li:organization:${memberId}`,
    creates: /^POST \/rest\/posts /,
    route: "POST /rest/posts",
    needsPicture: false,
    resends: false,
    filter: linkedinFilter,
  },
  X: {
    network: "TWITTER",
    type: "PERSONAL",
    simulated: "x",
    externalId: ({ memberId }) => memberId,
    creates: /^POST \/2\/tweets /,
    route: "POST /2/tweets",
    needsPicture: false,
    resends: false,
    filter: { off: { x: { duplicateWindowSeconds: 0 } }, on: { x: { duplicateWindowSeconds: 43_200 } } },
  },
  FACEBOOK: {
    network: "FACEBOOK",
    type: "PAGE",
    simulated: "facebook",
    externalId: ({ memberId }) => memberId,
    creates: /^POST \/graph\.facebook\.com\/\S+\/feed /,
    route: "POST /graph.facebook.com/*/feed",
    needsPicture: false,
    resends: false,
    filter: { off: { facebook: { duplicateFilter: false } }, on: { facebook: { duplicateFilter: true } } },
  },
  INSTAGRAM: {
    network: "INSTAGRAM",
    type: "PROFESSIONAL",
    simulated: "instagram",
    externalId: ({ memberId }) => memberId,
    creates: /^POST \/graph\.instagram\.com\/\S+\/media_publish /,
    route: "POST /graph.instagram.com/*/media_publish",
    needsPicture: true,
    resends: false,
    filter: { off: {}, on: {} },
  },
} as const satisfies Record<string, SimulatedAccount>;

export type AccountKind = keyof typeof simulatedAccounts;
export const accountKinds = Object.keys(simulatedAccounts) as AccountKind[];
