import { createRecaptcha } from "./adapters/captcha/recaptcha.ts";
import { createHttpClient } from "./adapters/http/http-client.ts";
import { createLinkedinConnector } from "./adapters/linkedin/linkedin-connector.ts";
import { createLinkedinPublisher } from "./adapters/linkedin/linkedin-publisher.ts";
import type { LinkedinSettings } from "./adapters/linkedin/linkedin-settings.ts";
import { makeS3Storage } from "./adapters/s3/s3-storage.ts";
import { openSmtp } from "./adapters/smtp/smtp-transport.ts";
import { createOidcProvider } from "./adapters/sso/oidc-provider.ts";
import { companyOfDomain, companyOfIndividuals } from "./modules/companies/companies.api.ts";
import { companies } from "./modules/companies/companies.module.ts";
import { findCategoriesBy, namesOfCategories } from "./modules/content/content.api.ts";
import { content } from "./modules/content/content.module.ts";
import { identity } from "./modules/identity/identity.module.ts";
import { findActor } from "./modules/identity/identity.api.ts";
import { links } from "./modules/links/links.module.ts";
import { imagesOf, pictureBytes, signedUrl } from "./modules/media/media.api.ts";
import { media } from "./modules/media/media.module.ts";
import { linkedinStates, socialLoginsOf } from "./modules/networks/networks.api.ts";
import { networks } from "./modules/networks/networks.module.ts";
import { notifications } from "./modules/notifications/notifications.module.ts";
import { people } from "./modules/people/people.module.ts";
import { announceSettled } from "./modules/sharing/announce-settled.ts";
import { sharesOfPosts, sharesToTell } from "./modules/sharing/sharing.api.ts";
import { sharing } from "./modules/sharing/sharing.module.ts";
import { makeSharePayloads } from "./modules/sharing/share-payloads.ts";
import { site } from "./modules/site/site.module.ts";
import type { Config } from "./platform/config/config.ts";
import type { Database } from "./platform/db/pool.ts";
import type { Tx } from "./platform/db/transaction.ts";
import { registerListeners } from "./platform/events/listeners.ts";
import type { Log } from "./platform/log/log.ts";
import { makeLinkBox } from "./platform/mail/sealed-link.ts";
import type { Module } from "./platform/module/module.ts";
import { makeLoginThrottle } from "./platform/redis/login-throttle-store.ts";
import { makeRateLimit } from "./platform/redis/rate-limit.ts";
import { openRedis } from "./platform/redis/redis.ts";
import { makeVisitorThrottle } from "./platform/redis/visitor-throttle.ts";
import { makeSecretBox } from "./platform/secret/secret-box.ts";
import { makeAuthenticate } from "./platform/session/session-cache.ts";

function linkedinSettings(config: Config): LinkedinSettings {
  return {
    apiBase: config.LINKEDIN_API_BASE,
    oauthBase: config.LINKEDIN_OAUTH_BASE,
    webBase: config.LINKEDIN_WEB_BASE,
    clientId: config.LINKEDIN_CLIENT_ID,
    clientSecret: config.LINKEDIN_CLIENT_SECRET,
    version: config.LINKEDIN_VERSION,
    timeoutMs: config.PUBLISH_TIMEOUT_SECONDS * 1000,
  };
}

/** Enough for an office behind one address, too little for a machine. */
const formsPerAddress = { capacity: 10, perSeconds: 3_600, failClosed: true };

/** Every module and adapter, named once. The three processes take from here what they run. */
export function compose({ config, database, log }: { config: Config; database: Database; log: Log }) {
  const redis = openRedis({ url: config.REDIS_URL, name: "polyphon", log, answerWithinMs: 1_000 });
  const http = createHttpClient({
    timeoutMs: config.PUBLISH_TIMEOUT_SECONDS * 1000,
    connections: config.PUBLISH_IN_FLIGHT,
  });
  const storage = makeS3Storage(config);
  const transport = openSmtp(config.SMTP_URL);
  const box = makeSecretBox(config.TOKEN_KEYS);
  const linkBox = makeLinkBox(box);
  const signing = () => ({ signingKey: config.SIGNING_KEY, now: new Date() });
  const linkedin = linkedinSettings(config);
  const rate = makeRateLimit({ redis, log });
  const captcha = createRecaptcha(http, {
    base: config.RECAPTCHA_BASE,
    secret: config.RECAPTCHA_SECRET,
    challengeSecret: config.RECAPTCHA_CHALLENGE_SECRET,
    hostname: null,
    timeoutMs: 5_000,
  });
  const images = (tx: Tx, ids: readonly number[]) => imagesOf(tx, ids, signing());

  const modules: readonly Module[] = [
    identity({
      captcha,
      throttle: makeLoginThrottle({ redis, log }),
      visits: makeVisitorThrottle(rate),
      linkBox,
      houses: { ofDomain: companyOfDomain, ofIndividuals: companyOfIndividuals },
      employeeUrl: config.EMPLOYEE_URL,
      adminUrl: config.ADMIN_URL,
      captchaScriptUrl: `${config.RECAPTCHA_BASE}/recaptcha/api.js?render=${config.RECAPTCHA_SITE_KEY}`,
      captchaSiteKey: config.RECAPTCHA_SITE_KEY,
      challengeSiteKey: config.RECAPTCHA_CHALLENGE_SITE_KEY,
      socialLogins: socialLoginsOf,
      erpUrl: config.ERP_URL === "" ? null : config.ERP_URL,
      sso: createOidcProvider(http, { authority: config.SSO_AUTHORITY_BASE, timeoutMs: 8_000 }),
      box,
      ssoReturnUrl: `${config.EMPLOYEE_URL}/sso/microsoft/callback`,
    }),
    companies({ sign: (key) => signedUrl(key, signing()) }),
    people({ linkedinStates, categories: { find: findCategoriesBy, names: namesOfCategories } }),
    notifications({
      transport,
      from: config.MAIL_FROM,
      linkBox,
      employeeUrl: config.EMPLOYEE_URL,
      apiUrl: config.API_URL,
      signingKey: config.SIGNING_KEY,
      sharesToTell,
    }),
    media({ storage, signingKey: config.SIGNING_KEY }),
    networks({
      linkedin: createLinkedinConnector(http, linkedin),
      box,
      linkedinReturnUrl: `${config.EMPLOYEE_URL}/linkedin_callback`,
    }),
    content({ shares: sharesOfPosts, images }),
    site({
      captcha,
      formWait: async (address) =>
        (await rate.take(`site-form:${address}`, formsPerAddress)).retryAfterSeconds,
      enquiryMail: config.ENQUIRY_MAIL === "" ? null : config.ENQUIRY_MAIL,
      adminUrl: config.ADMIN_URL,
    }),
    links(),
    sharing({
      shortLinkUrl: config.SHORT_LINK_URL,
      answerWithinMs: config.SHARE_ANSWER_SECONDS * 1000,
      thumbnails: async (tx, ids) =>
        new Map([...(await images(tx, ids))].map(([id, image]) => [id, image.thumbnailUrl])),
    }),
  ];
  registerListeners(modules.flatMap((module) => module.listeners));

  return {
    modules,
    redis,
    storage,
    authenticate: makeAuthenticate((tokenHash) => findActor(database, tokenHash)),
    publishing: {
      adapters: [createLinkedinPublisher(http, linkedin)],
      announce: announceSettled,
      payloads: makeSharePayloads({
        database,
        box,
        shortLinkUrl: config.SHORT_LINK_URL,
        now: () => new Date(),
        pictures: async (tx, ids) =>
          new Map(
            [...(await images(tx, ids))].map(([id, image]) => [
              id,
              {
                bytes: () => pictureBytes(storage, image.pictureKey),
                mimeType: image.mimeType,
                altText: null,
              },
            ]),
          ),
      }),
    },
    close: async () => {
      redis.disconnect();
      transport.close();
      await http.close();
    },
  };
}

export type Composed = ReturnType<typeof compose>;
