import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import { createHttpClient } from "./adapters/http/http-client.ts";
import { createOutsidePages } from "./adapters/outside-pages.ts";
import { createNetworkAdapters } from "./adapters/network-adapters.ts";
import { makeSharePage } from "./adapters/share-page.ts";
import { makeS3Storage } from "./adapters/s3/s3-storage.ts";
import { openSmtp } from "./adapters/smtp/smtp-transport.ts";
import { createOidcProvider } from "./adapters/sso/oidc-provider.ts";
import {
  companiesInCouncilMode,
  companiesOfEntity,
  companyOfDomain,
  companyOfIndividuals,
} from "./modules/companies/companies.api.ts";
import { ai } from "./modules/ai/ai.module.ts";
import { chosenTimesOf, countSwitchedOn } from "./modules/autopilot/autopilot.api.ts";
import { autopilot } from "./modules/autopilot/autopilot.module.ts";
import { companies } from "./modules/companies/companies.module.ts";
import {
  categoriesOfCompany,
  findCategoriesBy,
  isEmailProhibited,
  prohibitedAmong,
  namesOfCategories,
} from "./modules/content/content.api.ts";
import { content } from "./modules/content/content.module.ts";
import { makeWorkflow } from "./modules/editorial/editorial.api.ts";
import { editorial } from "./modules/editorial/editorial.module.ts";
import { identity } from "./modules/identity/identity.module.ts";
import { companiesOfEmployees, findActor } from "./modules/identity/identity.api.ts";
import { individuals } from "./modules/individuals/individuals.module.ts";
import { countClicks } from "./modules/links/links.api.ts";
import { links } from "./modules/links/links.module.ts";
import {
  imagesOf,
  mediaOf,
  pictureBytes,
  signedUrl,
  dropPhotos,
  photoUrl,
  refusePhoto,
  thumbnailsOf,
  type UsableImage,
} from "./modules/media/media.api.ts";
import { media } from "./modules/media/media.module.ts";
import {
  connectionsOfCompany,
  freshToken,
  linkedinStates,
  socialLoginsOf,
} from "./modules/networks/networks.api.ts";
import { mentions } from "./modules/mentions/mentions.module.ts";
import { networks } from "./modules/networks/networks.module.ts";
import { notifications } from "./modules/notifications/notifications.module.ts";
import { insights } from "./modules/insights/insights.module.ts";
import { countEndingAnnouncements } from "./modules/outreach/outreach.api.ts";
import { accountFilterOf, recordLooks } from "./modules/operations/operations.api.ts";
import { operations } from "./modules/operations/operations.module.ts";
import { outreach } from "./modules/outreach/outreach.module.ts";
import { people } from "./modules/people/people.module.ts";
import { recognition } from "./modules/recognition/recognition.module.ts";
import { sharesSettled } from "./modules/sharing/engine/settle/shares-settled.ts";
import {
  assistedKey,
  contributedClicks,
  contributedShares,
  countShared,
  countWaiting,
  isShared,
  sharesOfPosts,
  sharesToAnnounce,
  type SharingDeps,
} from "./modules/sharing/sharing.api.ts";
import { sharing } from "./modules/sharing/sharing.module.ts";
import { site } from "./modules/site/site.module.ts";
import { surveys } from "./modules/surveys/surveys.module.ts";
import type { ComposeOptions } from "./compose/options.ts";
import { makeAiDeps } from "./compose/ai.ts";
import { makeCaptcha, makeMentionLookup } from "./compose/outside-services.ts";
import { makeResourceLookups } from "./compose/lookups.ts";
import { makeFrontUserDeps } from "./compose/front-users.ts";
import { makeLinkedinDeps } from "./compose/linkedin.ts";
import { personFacts } from "./compose/person-facts.ts";
import { makePublishing } from "./compose/publishing.ts";
import { makeRealTimeDeps } from "./compose/real-time.ts";
import { auditDeps } from "./platform/audit/audit-deps.ts";
import { Signals } from "./platform/db/connection/signals.ts";
import type { Tx } from "./platform/db/transaction.ts";
import { registerListeners } from "./platform/events/listeners.ts";
import { makeFetchOutside } from "./platform/outside/fetch-outside.ts";
import { makeLinkBox } from "./platform/mail/sealed-link.ts";
import type { Module } from "./platform/module/module.ts";
import { makeLoginThrottle } from "./platform/redis/login-throttle.ts";
import { makeRateLimit } from "./platform/redis/rate-limit.ts";
import { openRedis } from "./platform/redis/redis.ts";
import { makeFormWait, makeVisitorThrottle } from "./platform/redis/visitor-throttle.ts";
import { serveChoices } from "./platform/resource/serve-choices.ts";
import { makeSecretBox } from "./platform/secret/secret-box.ts";
import { makeAuthenticate } from "./platform/session/session-cache.ts";
import { makeSigner } from "./platform/secret/signer.ts";

/** Every module and adapter, named once. The three processes take from here what they run. */
export function compose({ config, database, log, onLimitAlone }: ComposeOptions) {
  const redis = openRedis({ url: config.REDIS_URL, name: "polyphon", log, answerWithinMs: 1_000 });
  const http = createHttpClient({
    timeoutMs: config.PUBLISH_TIMEOUT_SECONDS * 1000,
    connections: config.PUBLISH_IN_FLIGHT,
  });
  const storage = makeS3Storage(config);
  const transport = openSmtp(config.SMTP_URL);
  const box = makeSecretBox(config.TOKEN_KEYS);
  const linkBox = makeLinkBox(box);
  const signer = makeSigner(config.SIGNING_KEY);
  const signing = () => ({ signer, now: new Date() });
  const { connectors, publishers, page } = createNetworkAdapters(config, http, storage);
  const limiting = { redis, log, ...(onLimitAlone && { onAlone: onLimitAlone }) };
  const rate = makeRateLimit(limiting);
  const fetchOutside = makeFetchOutside({ trusted: config.OUTSIDE_TRUSTED.split(",").filter(Boolean) });
  const outside = createOutsidePages(fetchOutside, rate);
  const realTime = makeRealTimeDeps({ config, fetchOutside, outside, storage });
  const captcha = makeCaptcha(config, http);
  const abilities = (network: Network, accountType: AccountType) =>
    publishers.find((one) => one.network === network && one.accountTypes.includes(accountType))?.abilities ??
    null;
  const images = (tx: Tx, ids: readonly number[]) => imagesOf(tx, ids, signing());
  const imagesAs =
    <T>(show: (image: UsableImage) => T) =>
    async (tx: Tx, ids: readonly number[]): Promise<Map<number, T>> =>
      new Map([...(await images(tx, ids))].map(([id, image]) => [id, show(image)]));
  const thumbnails = imagesAs(({ thumbnailUrl }) => thumbnailUrl);

  const settling = new Signals({ url: config.DATABASE_URL, channel: sharesSettled, log });
  const anyThumbnails = (tx: Tx, ids: readonly number[]) => thumbnailsOf(tx, ids, signing());
  const lookups = makeResourceLookups(thumbnails);
  const sharingDeps: SharingDeps = {
    shortLinkUrl: config.SHORT_LINK_URL,
    answerWithinMs: config.SHARE_ANSWER_SECONDS * 1000,
    settling,
    thumbnails: anyThumbnails,
    pictureUrls: imagesAs(({ url }) => url),
    abilities,
    sharePage: makeSharePage(config),
    signer,
    chosenTimes: chosenTimesOf,
  };
  const editorialDeps = { adminUrl: config.ADMIN_URL, images, isShared };

  const modules: readonly Module[] = [
    { name: "choices", operations: serveChoices(lookups), jobs: [], listeners: [] },
    identity({
      captcha,
      signer,
      throttle: makeLoginThrottle({ ...limiting, rate }),
      visits: makeVisitorThrottle(rate),
      linkBox,
      companies: { ofDomain: companyOfDomain, ofIndividuals: companyOfIndividuals },
      isEmailProhibited,
      employeeUrl: config.EMPLOYEE_URL,
      adminUrl: config.ADMIN_URL,
      captchaScriptUrl: `${config.RECAPTCHA_BASE}/recaptcha/api.js?render=${config.RECAPTCHA_SITE_KEY}`,
      captchaSiteKey: config.RECAPTCHA_SITE_KEY,
      challengeSiteKey: config.RECAPTCHA_CHALLENGE_SITE_KEY,
      socialLogins: socialLoginsOf,
      facts: personFacts,
      photos: {
        url: (tx, mediaId) => photoUrl(tx, mediaId, signing()),
        refuse: refusePhoto,
        dropOthers: (tx, accountId, inUse) => dropPhotos(tx, accountId, { except: inUse, checked: true }),
      },
      erpUrl: config.ERP_URL === "" ? null : config.ERP_URL,
      sso: createOidcProvider(http, { authority: config.SSO_AUTHORITY_BASE, timeoutMs: 8_000 }),
      box,
      ssoReturnUrl: `${config.EMPLOYEE_URL}/sso/microsoft/callback`,
    }),
    companies({
      sign: (key) => signedUrl(key, signing()),
      lookups,
      pictureKey: async (tx, id) => (await images(tx, [id])).get(id)?.pictureKey ?? null,
      categories: categoriesOfCompany,
      autopilotUsers: countSwitchedOn,
      waitingShares: countWaiting,
      connections: connectionsOfCompany,
      shares: countShared,
      clicks: countClicks,
      contributedShares,
      contributedClicks,
    }),
    people({
      frontUsers: makeFrontUserDeps(box, { linkBox, employeeUrl: config.EMPLOYEE_URL }),
      linkedinStates,
      categories: { find: findCategoriesBy, names: namesOfCategories },
      isEmailProhibited,
      prohibitedAmong,
      storage,
      linkBox,
      employeeUrl: config.EMPLOYEE_URL,
      adminUrl: config.ADMIN_URL,
      lookups,
    }),
    notifications({
      transport,
      from: config.MAIL_FROM,
      linkBox,
      employeeUrl: config.EMPLOYEE_URL,
      apiUrl: config.API_URL,
      signer,
      sharesToAnnounce,
      turnLink: (shareId, now) =>
        `${config.EMPLOYEE_URL}/fbschedule?key=${assistedKey(shareId, now, signer)}`,
      isEmailProhibited,
    }),
    media({ storage, signer, outside }),
    ai(makeAiDeps({ config, rate, storage, signer, log })),
    networks({
      connectors,
      box,
      employeeUrl: config.EMPLOYEE_URL,
      abilities,
      log,
      facebook: { sdkBase: config.FB_SDK_BASE, dialogBase: config.FB_DIALOG_BASE, appId: config.FB_APP_ID },
    }),
    content({
      workflow: makeWorkflow(editorialDeps),
      shares: sharesOfPosts,
      images,
      media: (tx, ids) => mediaOf(tx, ids, signing()),
      lookups,
      shortLinkUrl: config.SHORT_LINK_URL,
      adminUrl: config.ADMIN_URL,
      employeeUrl: config.EMPLOYEE_URL,
      realTime: realTime.deps,
      linkedin: makeLinkedinDeps({ page, connectors, box, outside, storage }),
      pictureKeys: async (tx, ids) => {
        const found = await images(tx, ids);
        return ids.flatMap((id) => found.get(id)?.pictureKey ?? []);
      },
    }),
    editorial(editorialDeps),
    site({
      captcha,
      formWait: makeFormWait(rate),
      enquiryMail: config.ENQUIRY_MAIL === "" ? null : config.ENQUIRY_MAIL,
      adminUrl: config.ADMIN_URL,
      accountNames: (tx, ids) => lookups.accountNames(tx, ids),
    }),
    surveys({ lookups }),
    mentions({
      lookUp: makeMentionLookup(config, http),
      entityCompanies: companiesOfEntity,
      adminUrl: config.ADMIN_URL,
    }),
    links(),
    sharing(sharingDeps),
    autopilot({ abilities, lookups, thumbnails: anyThumbnails }),
    insights({ accountFilterOf, endingAnnouncements: countEndingAnnouncements }),
    outreach({ lookups }),
    recognition({
      lookups,
      storage,
      pictureUrls: imagesAs(({ url }) => url),
      sharing: sharingDeps,
    }),
    individuals({ lookups }),
    operations({
      jobs: () => modules.flatMap((module) => module.jobs.map(({ job }) => job)),
      audit: auditDeps(config),
      box,
      sealed: () => modules.flatMap((module) => module.sealed ?? []),
      configured: { shareAnswerSeconds: config.SHARE_ANSWER_SECONDS, erpUrl: config.ERP_URL },
    }),
  ];
  registerListeners(modules.flatMap((module) => module.listeners));

  return {
    modules,
    redis,
    storage,
    signer,
    council: {
      companies: companiesInCouncilMode,
      companiesOf: companiesOfEmployees,
      recordLooks,
      signer,
      box,
    },
    authenticate: makeAuthenticate((tokenHash) => findActor(database, tokenHash)),
    publishing: makePublishing({
      config,
      database,
      box,
      storage,
      publishers,
      renewToken: (account) => freshToken({ database, connectors, box }, account),
      pictures: imagesAs(({ pictureKey, mimeType }) => ({
        bytes: () => pictureBytes(storage, pictureKey),
        mimeType,
        altText: null,
      })),
    }),
    close: async () => {
      redis.disconnect();
      transport.close();
      await Promise.all([http.close(), realTime.close(), settling.close()]);
    },
  };
}

export type Composed = ReturnType<typeof compose>;
