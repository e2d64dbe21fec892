type Verdict =
  | { readonly kind: "scored"; readonly score: number }
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "unavailable"; readonly detail: string };

export interface FormCaptcha {
  verify(input: {
    readonly token: string;
    readonly action: string;
    readonly address: string;
  }): Promise<Verdict>;
  verifyChallenge(input: { readonly token: string; readonly address: string }): Promise<Verdict>;
}
