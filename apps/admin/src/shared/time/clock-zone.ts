let companyZone: string | null = null;

/**
 * The time zone by which every time is shown and typed: the company's for its own staff, the device's for who works
 * across companies. Ambient like the device's clock, because it is the same for everything on the page.
 */
export function clockZone(): string {
  return companyZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Called before anything of an account is rendered; null where it has no company. */
export function setCompanyZone(zone: string | null): void {
  companyZone = zone;
}
