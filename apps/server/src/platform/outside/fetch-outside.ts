import { Resolver } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { checkUrl } from "./check-url.ts";
import { type OutsideRules, type Pinned, resolveOutside } from "./resolve-outside.ts";

export interface OutsideAsk {
  readonly url: string;
  /** The accepted content types, by prefix. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** What is asked for, where that is neither a page nor a picture. */
  readonly accept?: string;
  /** The validators of an earlier answer, to ask whether anything is new since. */
  readonly known?: Validators;
}

export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type OutsideAnswer =
  | {
      readonly kind: "found";
      readonly url: string;
      readonly type: string;
      readonly body: Buffer;
      readonly validators: Validators;
    }
  /** Nothing is new; only a request with validators gets this answer. */
  | { readonly kind: "unchanged" }
  | {
      readonly kind: "refused";
      readonly why: "address" | "redirects" | "status" | "type" | "size" | "time" | "connection";
    };
type Refused = Extract<OutsideAnswer, { kind: "refused" }>;

export type FetchOutside = (ask: OutsideAsk) => Promise<OutsideAnswer>;

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const refused = (why: Refused["why"]): Refused => ({ kind: "refused", why });

/** Identifies the product and nothing else: no cookie, no referrer, nothing about who wants to know. */
const headers = {
  "user-agent": "Mozilla/5.0 (compatible; PolyphonReader/1.0)",
  accept: "text/html,application/xhtml+xml,image/*;q=0.9",
  "accept-encoding": "identity",
  "accept-language": "en,de;q=0.8",
};

function headersOf({ accept, known }: OutsideAsk): Record<string, string> {
  return {
    ...headers,
    ...(accept === undefined ? {} : { accept }),
    ...(known?.etag ? { "if-none-match": known.etag } : {}),
    ...(known?.lastModified ? { "if-modified-since": known.lastModified } : {}),
  };
}

/** A validator that is too long to be stored is ignored. */
function validatorsOf(answer: IncomingMessage): Validators {
  const short = (value: string | undefined) => (value && value.length <= 500 ? value : null);
  return { etag: short(answer.headers.etag), lastModified: short(answer.headers["last-modified"]) };
}

/** One request on its own connection, to the checked address and to no other. */
function ask(url: URL, pinned: Pinned, wanted: OutsideAsk, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === "https:" ? https : http;
    const sent = request(url, {
      method: "GET",
      headers: headersOf(wanted),
      agent: false,
      signal,
      lookup: (_name, options, answer) => {
        if (options.all) answer(null, [pinned]);
        else answer(null, pinned.address, pinned.family);
      },
    });
    sent.on("response", resolve).on("error", reject);
    sent.end();
  });
}

async function readBody(answer: IncomingMessage, most: number): Promise<Buffer | null> {
  if (Number(answer.headers["content-length"] ?? 0) > most) return null;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function take(answer: IncomingMessage, url: URL, wanted: OutsideAsk): Promise<OutsideAnswer> {
  if (answer.statusCode === 304 && wanted.known) return { kind: "unchanged" };
  if (answer.statusCode !== 200) return refused("status");
  const type = (answer.headers["content-type"] ?? "").toLowerCase();
  const packed = answer.headers["content-encoding"] ?? "identity";
  if (packed !== "identity" || !wanted.types.some((one) => type.startsWith(one))) return refused("type");
  const body = await readBody(answer, wanted.maxBytes);
  if (body === null) return refused("size");
  return { kind: "found", url: url.href, type, body, validators: validatorsOf(answer) };
}

async function follow(wanted: OutsideAsk, rules: OutsideRules, signal: AbortSignal): Promise<OutsideAnswer> {
  let next = wanted.url;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    // Each hop again: the target of a redirect is as untrusted as the first address.
    const target = checkUrl(next);
    const pinned = target && (await resolveOutside(target, rules));
    if (!target || !pinned) return refused("address");
    const answer = await ask(target.url, pinned, wanted, signal);
    try {
      const location = answer.headers.location;
      if (!redirects.has(answer.statusCode ?? 0) || location === undefined)
        return await take(answer, target.url, wanted);
      if (!URL.canParse(location, target.url)) return refused("address");
      next = new URL(location, target.url).href;
    } finally {
      answer.destroy();
    }
  }
  return refused("redirects");
}

/** Fetches addresses that strangers chose. Nothing of our own network can be reached by it. */
export function makeFetchOutside(given: Partial<OutsideRules> = {}): FetchOutside {
  const rules: OutsideRules = {
    resolver: new Resolver({ timeout: 2_000, tries: 2 }),
    ports: [80, 443],
    trusted: [],
    ...given,
  };
  return async (wanted) => {
    const signal = AbortSignal.timeout(wanted.timeoutMs);
    const tooLong = new Promise<Refused>((resolve) => {
      signal.addEventListener("abort", () => resolve(refused("time")), { once: true });
    });
    const answer = follow(wanted, rules, signal).catch(() => refused(signal.aborted ? "time" : "connection"));
    return Promise.race([answer, tooLong]);
  };
}
