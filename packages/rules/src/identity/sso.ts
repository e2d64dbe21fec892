/** The identity asserted by the provider: the directory, the person in it, and the address it knows. */
export interface ProvedPerson {
  readonly tenantId: string;
  readonly objectId: string;
  readonly email: string | null;
}

/** An employee's account of the company, and the person at the provider to whom it is already linked. */
export interface LinkableAccount {
  readonly id: number;
  readonly email: string;
  readonly link: { readonly tenantId: string; readonly objectId: string } | null;
}

export type SsoMatch =
  | { readonly kind: "known"; readonly accountId: number }
  /** The first visit: the address decides whose account it is, and from then on the object id does. */
  | { readonly kind: "first"; readonly accountId: number }
  | { readonly kind: "refused"; readonly error: "sso_failed" | "sso_no_account" };

/** The part after the last @ in lower case, which identifies a company. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/**
 * Which account of a company somebody gets who signed in at its provider. Another directory than the company's proves
 * nothing, and an account linked to another person is never handed over because an address moved.
 */
export function matchPerson(
  person: ProvedPerson,
  companyTenantId: string,
  accounts: readonly LinkableAccount[],
): SsoMatch {
  if (person.tenantId !== companyTenantId) return { kind: "refused", error: "sso_failed" };
  const known = accounts.find(
    ({ link }) => link?.tenantId === person.tenantId && link.objectId === person.objectId,
  );
  if (known) return { kind: "known", accountId: known.id };
  const email = person.email?.toLowerCase();
  const first = accounts.find((account) => account.email === email && account.link === null);
  return first ? { kind: "first", accountId: first.id } : { kind: "refused", error: "sso_no_account" };
}
