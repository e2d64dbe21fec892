import { makeApi } from "@polyphon/web/api-client.ts";
import { language } from "./language.ts";
import { session } from "./session.ts";

export const api = makeApi({
  baseUrl: "",
  token: () => session.read()?.token ?? null,
  language: () => language,
  onSignedOut: (problem) => session.end(problem.description),
});
