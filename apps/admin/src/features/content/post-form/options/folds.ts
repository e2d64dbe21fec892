/** What most posts leave as it is, in the sections that are folded; each field as the server names it. */
export const fieldsOfFold = {
  placement: ["featuredUntil", "frontPageNews", "dripDays", "groupIds"],
  sharing: ["shareType", "copyEditable", "notes"],
  links: ["campaignName", "facebookUrl", "linkedinImageUrl"],
  billing: ["serialNumber", "curatorCodeId"],
} as const satisfies Record<string, readonly string[]>;

export type Fold = keyof typeof fieldsOfFold;

export const folds = Object.keys(fieldsOfFold) as readonly Fold[];

/** The folded section that holds a field; none for what is always shown. */
export function foldOf(field: string): Fold | undefined {
  const [top] = field.split(".");
  return folds.find((fold) => fieldsOfFold[fold].some((one) => one === top));
}
