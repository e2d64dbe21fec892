import type { Council } from "../../src/platform/guard/council.ts";
import { makeSecretBox } from "../../src/platform/secret/secret-box.ts";
import { makeSigner } from "../../src/platform/secret/signer.ts";

const key = Buffer.alloc(32, 1).toString("base64");

/** For operations of which none is about people. */
export const noCouncil: Council = {
  companies: async () => [],
  companiesOf: async () => new Map(),
  recordLooks: async () => undefined,
  signer: makeSigner(key),
  box: makeSecretBox(`test:${key}`),
};
