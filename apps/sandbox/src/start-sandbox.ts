import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "./control/clock.ts";
import { createArticles } from "./articles/articles.ts";
import { clockRoutes } from "./control/clock-routes.ts";
import type { FaultBook } from "./faults/fault-book.ts";
import { faultRoutes } from "./faults/fault-routes.ts";
import type { Ledger } from "./control/ledger.ts";
import { ledgerRoutes } from "./control/ledger-routes.ts";
import { requestLogRoutes } from "./control/request-log-routes.ts";
import { resetRoute, resetWorld } from "./control/reset-route.ts";
import { settingsRoutes } from "./control/settings-routes.ts";
import { tokenControlRoutes } from "./control/token-control-routes.ts";
import type { MintedToken, Network, TokenRequest } from "./frame/network.ts";
import { createFacebook } from "./facebook/facebook.ts";
import type { FacebookSettings } from "./facebook/facebook-settings.ts";
import { createFeedly, type FeedlySettings } from "./feedly/feedly.ts";
import { createFeeds } from "./feedly/feeds.ts";
import { createListener } from "./frame/listener.ts";
import { createWorld } from "./frame/world.ts";
import { Inbox } from "./inbox/inbox.ts";
import { inboxRoutes } from "./inbox/inbox-routes.ts";
import { openSmtpDoor } from "./inbox/smtp.ts";
import { createInstagram } from "./instagram/instagram.ts";
import type { InstagramSettings } from "./instagram/instagram-settings.ts";
import { createLinkedin } from "./linkedin/linkedin.ts";
import type { LinkedinSettings } from "./linkedin/linkedin-settings.ts";
import { createOidc } from "./oidc/oidc.ts";
import type { OidcSettings } from "./oidc/oidc-settings.ts";
import { startRoute } from "./pages/start-page.ts";
import { createOpenai, type OpenaiSettings } from "./openai/openai.ts";
import { createRecaptcha, type RecaptchaSettings } from "./recaptcha/recaptcha.ts";
import { createXing, type XingSettings } from "./xing/xing.ts";
import { createX } from "./x/x.ts";
import type { XSettings } from "./x/x-settings.ts";

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number;
  smtpPort: number;
  host?: string;
  /** For load tests: no request log; ledger, duplicate filter and faults stay. */
  fast?: boolean;
  seed?: number;
  commitDelayMs?: number;
  linkedin?: Partial<LinkedinSettings>;
  x?: Partial<XSettings>;
  recaptcha?: Partial<RecaptchaSettings>;
  oidc?: Partial<OidcSettings>;
  facebook?: Partial<FacebookSettings>;
  instagram?: Partial<InstagramSettings>;
  xing?: Partial<XingSettings>;
  feedly?: Partial<FeedlySettings>;
  openai?: Partial<OpenaiSettings>;
};

export type Sandbox = {
  readonly url: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly faults: FaultBook;
  readonly inbox: Inbox;
  mintToken: (request: TokenRequest, network?: string) => MintedToken;
  reset: () => void;
  stop: () => Promise<void>;
};

const stopPatienceMs = 300;

function requireLoopback(host: string): void {
  if (host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host)) return;
  throw new Error(`The sandbox listens on loopback addresses only, not on ${host}`);
}

function controlOf(networks: readonly Network[], name: string) {
  const control = networks.find((network) => network.name === name)?.tokens;
  if (!control) throw new Error(`${name} has no tokens in the sandbox`);
  return control;
}

/** Starts all simulated systems on one HTTP and one SMTP port. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, smtpPort, host = "127.0.0.1", fast = false, seed = 1, commitDelayMs = 0 } = options;
  requireLoopback(host);
  const world = createWorld({ fast, seed, commitDelayMs });
  const inbox = new Inbox();
  const networks = [
    createLinkedin(world, options.linkedin ?? {}),
    createX(world, options.x ?? {}),
    createRecaptcha(world, options.recaptcha ?? {}),
    createOidc(world, options.oidc ?? {}),
    createFacebook(world, options.facebook ?? {}),
    createInstagram(world, options.instagram ?? {}),
    createXing(world, options.xing ?? {}),
    createOpenai(options.openai ?? {}),
    createFeedly(world, options.feedly ?? {}),
    createArticles(),
    createFeeds(world),
  ];
  const reset = () => resetWorld(world, networks, inbox, commitDelayMs);
  const smtp = await openSmtpDoor(inbox, world.clock, host, smtpPort);

  const listener = createListener(world, networks, [
    startRoute(world, inbox, smtp.port),
    ...inboxRoutes(inbox),
    ...clockRoutes(world.clock),
    ...faultRoutes(world.faults),
    ...ledgerRoutes(world),
    ...requestLogRoutes(world.log),
    ...settingsRoutes(world, networks),
    ...tokenControlRoutes(networks),
    resetRoute(reset),
  ]);
  const server = createServer({ keepAliveTimeout: 65_000, noDelay: true }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, 1024, resolve);
  }).catch(async (problem: unknown) => {
    await smtp.stop();
    throw problem;
  });
  const bound = (server.address() as AddressInfo).port;

  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    port: bound,
    smtpPort: smtp.port,
    clock: world.clock,
    ledger: world.ledger,
    faults: world.faults,
    inbox,
    mintToken: (request, network = "linkedin") => controlOf(networks, network).mint(request),
    reset,
    stop: async () => {
      world.timers.callOff();
      // Idle connections close at once; a call in progress gets a moment to be answered.
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const patience = setTimeout(() => server.closeAllConnections(), stopPatienceMs);
      await Promise.all([closed, smtp.stop()]);
      clearTimeout(patience);
    },
  };
}
