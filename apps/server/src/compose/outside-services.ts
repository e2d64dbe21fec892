import { createRecaptcha } from "../adapters/captcha/recaptcha.ts";
import type { HttpClient } from "../adapters/http/http-client.ts";
import { createMentionLookup } from "../adapters/linkedin/linkedin-mentions.ts";
import type { Config } from "../platform/config/config.ts";
import { authorisedHosts } from "../platform/http/unauthorised-host.ts";

/** Says whether a visitor is a person. */
export const makeCaptcha = (config: Config, http: HttpClient) =>
  createRecaptcha(http, {
    base: config.RECAPTCHA_BASE,
    secret: config.RECAPTCHA_SECRET,
    challengeSecret: config.RECAPTCHA_CHALLENGE_SECRET,
    hosts: authorisedHosts(config),
    timeoutMs: 5_000,
  });

/** Finds people and companies on LinkedIn to mention. */
export const makeMentionLookup = (config: Config, http: HttpClient) =>
  createMentionLookup(http, {
    apiBase: config.LINKEDIN_API_BASE,
    version: config.LINKEDIN_VERSION,
    token: config.LINKEDIN_MENTION_TOKEN,
    organizationId: config.LINKEDIN_MENTION_ORGANISATION,
    timeoutMs: 8_000,
  });
