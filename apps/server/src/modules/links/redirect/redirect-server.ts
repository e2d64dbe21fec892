import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pickLanguage } from "@polyphon/i18n/kit/languages.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { Metrics } from "../../../platform/metrics/metrics.ts";
import type { ShortLink } from "../short-links/short-link.store.ts";
import type { ClickRecorder } from "./click-recorder.ts";
import type { LinkCache } from "../short-links/link-cache.ts";
import { noticePages } from "./notice-page.ts";
import { kindOfVisit, referrerHost } from "./visit.ts";

export interface RedirectServerOptions {
  readonly host: string;
  readonly port: number;
  readonly cache: LinkCache;
  readonly recorder: ClickRecorder;
  readonly log: Log;
  readonly metrics: Metrics;
}

export interface RedirectServer {
  readonly url: string;
  /** Takes no new visitors, answers those it has, and keeps their clicks. */
  stop(): Promise<void>;
}

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? "/";
  const query = url.indexOf("?");
  return query === -1 ? url.slice(1) : url.slice(1, query);
}

function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  notice: "unknown" | "unavailable",
): void {
  const page = noticePages[notice][pickLanguage(request.headers["accept-language"])];
  response.writeHead(notice === "unknown" ? 404 : 503, page.headers);
  response.end(request.method === "HEAD" ? undefined : page.html);
}

function makeAnswer({ cache, recorder, log, metrics }: RedirectServerOptions) {
  const { answers } = metrics.redirect;
  const known = answers.labels("known");

  function redirect(request: IncomingMessage, response: ServerResponse, link: ShortLink): void {
    const click = {
      shareId: link.shareId,
      companyId: link.companyId,
      at: Date.now(),
      kind: kindOfVisit(request),
      referrerHost: referrerHost(request.headers.referer),
    };
    recorder.add(click, () => {
      response.writeHead(302, [
        "location",
        link.targetUrl,
        "cache-control",
        "private, max-age=0, no-store",
        "referrer-policy",
        "no-referrer-when-downgrade",
        "content-length",
        "0",
      ]);
      response.end();
    });
  }

  async function lookUp(request: IncomingMessage, response: ServerResponse, code: string): Promise<void> {
    let link: ShortLink | null;
    try {
      link = await cache.lookUp(code);
    } catch (error) {
      log.warn({ err: error }, "a link could not be looked up");
      answers.inc({ found: "unavailable" });
      sendNotice(request, response, "unavailable");
      return;
    }
    answers.inc({ found: link ? "looked up" : "unknown" });
    if (link) redirect(request, response, link);
    else sendNotice(request, response, "unknown");
  }

  return function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const path = pathOf(request);
    const link = cache.known(path);
    if (link) {
      known.inc();
      redirect(request, response, link);
    } else if (path === "healthz") {
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
      response.end(JSON.stringify({ ok: true, links: cache.size }));
    } else {
      void lookUp(request, response, path);
    }
  };
}

/** Does not wait for an idle keep-alive connection. */
async function close(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
}

export async function startRedirectServer(options: RedirectServerOptions): Promise<RedirectServer> {
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 10_000, noDelay: true },
    makeAnswer(options),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, 1024, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}`,
    stop: async () => {
      await close(server);
      await options.recorder.stop();
    },
  };
}
