const patienceMs = 5_000;
const mostBytes = 16 * 1024 * 1024;

function isLoopback(url: URL): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
}

/** Meta fetches files itself. Nothing leaves this machine, so any other host counts as unreachable. */
export async function fetchFile(address: string): Promise<Buffer | null> {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!isLoopback(url) || !["http:", "https:"].includes(url.protocol)) return null;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: "error" });
    if (!answer.ok) return null;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return bytes.length > mostBytes ? null : bytes;
  } catch {
    return null;
  }
}
