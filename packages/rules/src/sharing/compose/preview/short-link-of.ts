/** The code of a short link is made when the share is; until then three dots stand for it. */
export function shortLinkOf(postUrl: string | null, shortLinkBase: string | null): string | null {
  if (postUrl === null) return null;
  return shortLinkBase === null ? postUrl : `${shortLinkBase}…`;
}
