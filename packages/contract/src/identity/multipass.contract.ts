import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { signedInAnswer } from "./identity.contract.ts";

export const generateMultipass = endpoint({
  name: "generate-multipass-login-token",
  method: "POST",
  path: "/auth/generate-multipass-login-token",
  about: "none",
  access: { staff: "generate_multipass_login" },
  changes: [],
  input: z.object({ accountId: ref("employee") }),
  output: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
  errors: ["not_found", "account_disabled"],
});

export const multipassLogin = endpoint({
  name: "multipass-login",
  method: "POST",
  path: "/auth/multipass-login",
  about: "none",
  access: { public: "the one-time link is the proof" },
  changes: [],
  input: z.object({ token: z.string().max(200) }),
  output: signedInAnswer,
  errors: ["unauthorized"],
});
