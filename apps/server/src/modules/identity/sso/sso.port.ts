import type { ProvedPerson } from "@polyphon/rules/identity/sso.ts";

/**
 * A person who is about to be sent to the provider. The state comes back through the browser; the others never leave.
 */
export interface SsoVisit {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface SsoApplication {
  readonly tenantId: string;
  readonly clientId: string;
}

export type SsoProof =
  | { readonly kind: "proved"; readonly person: ProvedPerson }
  /** `reason` is a word of the protocol, never a part of a token. */
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unavailable"; readonly reason: string };

/** A company's identity provider, found by the tenant. */
export interface SsoProvider {
  /** Where the browser goes; null when the provider does not answer. */
  signInUrl(
    application: SsoApplication,
    visit: SsoVisit & { readonly returnUrl: string; readonly email: string },
  ): Promise<string | null>;
  /** Exchanges the code for a token and accepts the token only after every check. */
  prove(
    application: SsoApplication & { readonly clientSecret: string },
    visit: SsoVisit & { readonly returnUrl: string; readonly code: string },
  ): Promise<SsoProof>;
}
