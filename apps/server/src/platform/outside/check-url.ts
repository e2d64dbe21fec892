import { isIP } from "node:net";

export interface CheckedUrl {
  readonly url: URL;
  readonly port: number;
  /** The address itself where the URL names one; otherwise a name to look up. */
  readonly host: { readonly kind: "address" | "name"; readonly value: string };
}

const usualPorts: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };
/** Names that mean a machine nearby wherever they are looked up. */
const isInternal =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion)$/;
const longest = 2_000;

/** Reads an address as a browser would, so that it has one meaning; null when it may not be visited. */
export function checkUrl(text: string): CheckedUrl | null {
  if (text.length > longest || !URL.canParse(text)) return null;
  const url = new URL(text);
  const usual = usualPorts[url.protocol];
  if (usual === undefined || url.username !== "" || url.password !== "") return null;
  const port = url.port === "" ? usual : Number(url.port);
  const bare = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(bare) !== 0) return { url, port, host: { kind: "address", value: bare } };
  // A name without a dot is completed by the machine's own settings, and so leads into its own network.
  if (!bare.includes(".") || isInternal.test(bare)) return null;
  return { url, port, host: { kind: "name", value: bare } };
}
