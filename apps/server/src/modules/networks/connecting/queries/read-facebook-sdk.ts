import { readFacebookSdk as at } from "@polyphon/contract/networks/networks.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { answer } from "../../../../platform/operation/answer.ts";
import type { NetworkDeps } from "../../networks.deps.ts";

/** Facebook's script supports these two of our languages. */
const locales = { en: "en_US", de: "de_DE" } as const;

export const readFacebookSdk = ({ facebook }: NetworkDeps) =>
  answer(at, ({ language }) => ({
    scriptUrl: `${facebook.sdkBase}/${locales[language]}/sdk.js`,
    appId: facebook.appId,
    version: limits.facebookSdk.version,
    loginUrl: facebook.dialogBase,
  }));
