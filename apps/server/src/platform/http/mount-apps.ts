import { relative, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pickLanguage } from "@polyphon/i18n/kit/languages.ts";
import type { Config } from "../config/config.ts";
import { authorisedHosts, blankPage, deniedPage } from "./unauthorised-host.ts";

/** Scripts come only from us, the captcha and Facebook's dialog; nothing may frame the product. */
function contentPolicy(captcha: string, facebook: string): string {
  const captchas = `${captcha} https://www.gstatic.com`;
  return [
    "default-src 'self'",
    `script-src 'self' ${captchas} ${facebook}`,
    // Google shows the visible challenge from either host; videos play in the two players that the rules allow.
    `frame-src ${captcha} https://recaptcha.google.com https://www.youtube-nocookie.com https://player.vimeo.com`,
    `connect-src 'self' ${captcha}`,
    "img-src 'self' data: blob:",
    // The browser draws a frame of a chosen video before it is uploaded.
    "media-src 'self' blob:",
    // Mantine writes the company's colours into style elements; decision 32 says why they have no nonce.
    "style-src 'self' 'unsafe-inline'",
    // A text becomes markup or a script's address only through the policy of the app; the captcha's script has its own.
    "require-trusted-types-for 'script'",
    "trusted-types *",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Nothing of the product needs these, so no script and no frame in it may ask for them. */
const permissions = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .join(", ");

/** Below these only the contract answers: an unknown path is no page. */
const callPaths = ["/services/*", "/auth/*"];

const year = 365 * 24 * 60 * 60;

/** The API serves the built apps where a folder is given; a path without an extension is the app's own page. */
export async function mountApps(
  app: FastifyInstance,
  config: Pick<Config, "WEB_ROOT" | "RECAPTCHA_BASE" | "FB_SDK_BASE" | "EMPLOYEE_URL" | "ADMIN_URL">,
): Promise<void> {
  const policy = contentPolicy(config.RECAPTCHA_BASE, new URL(config.FB_SDK_BASE).origin);
  const hosts = authorisedHosts(config);
  const root = resolve(config.WEB_ROOT);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    // The build writes a .br and a .gz beside what they make smaller, so that no request waits for a compressor.
    preCompressed: true,
    // Only for an existing file: a missing one may come with the next release and must not be cached as missing.
    setHeaders: (reply, file) => {
      // The build puts a hash into the name of every asset, so an asset never changes.
      const kept = /^\w+[\\/]assets[\\/]/.test(relative(root, file));
      void reply.header("cache-control", kept ? `public, max-age=${year}, immutable` : "no-cache");
    },
  });

  function send(reply: FastifyReply, folder: string, path: string) {
    const isFile = /\.[a-z0-9]+$/i.test(path);
    void reply.header("content-security-policy", policy).header("permissions-policy", permissions);
    return reply.sendFile(`${folder}/${isFile ? path : "index.html"}`);
  }
  async function stopForeignHost(request: FastifyRequest, reply: FastifyReply) {
    if (hosts.has(request.hostname.toLowerCase())) return;
    const admin = /^\/admin(\/|\?|$)/.test(request.url);
    const page = admin ? blankPage : deniedPage(pickLanguage(request.headers["accept-language"]));
    void reply.header("content-security-policy", policy).header("cache-control", "no-store");
    return reply.code(403).type("text/html; charset=utf-8").send(page);
  }
  const guarded = { onRequest: stopForeignHost };
  const rest = (params: unknown) => (params as { "*"?: string })["*"] ?? "";

  for (const path of callPaths) app.all(path, (_request, reply) => reply.callNotFound());
  app.get("/admin", guarded, (_request, reply) => send(reply, "admin", ""));
  app.get("/admin/*", guarded, (request, reply) => send(reply, "admin", rest(request.params)));
  app.get("/*", guarded, (request, reply) => send(reply, "employee", rest(request.params)));
}
