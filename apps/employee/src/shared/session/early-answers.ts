export interface EarlyAnswer {
  readonly token: string;
  readonly language: string;
  readonly response: Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

/** What nobody has taken by then may no longer be true. */
const longestWait = 30_000;

const place = Symbol.for("polyphon.early");

/** Answers that the page asked for before the app was there, by address. */
export function earlyAnswers(): Map<string, EarlyAnswer> {
  const kept = globalThis as { [place]?: Map<string, EarlyAnswer> };
  return (kept[place] ??= new Map());
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new DOMException("aborted", "AbortError"));
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp, { once: true });
  });
}

/** Fetches, or takes the answer that the page has asked for already: once, and only as the same person in the same language. */
export function fetchOrTakeEarly(url: string, init: RequestInit): Promise<Response> {
  const early = earlyAnswers().get(url);
  earlyAnswers().delete(url);
  const headers = new Headers(init.headers);
  const isSame =
    early !== undefined &&
    Date.now() - early.askedAt < longestWait &&
    init.method === "GET" &&
    headers.get("authorization") === `Bearer ${early.token}` &&
    headers.get("accept-language") === early.language;
  return isSame ? Promise.race([whenAborted(init.signal), early.response]) : fetch(url, init);
}
