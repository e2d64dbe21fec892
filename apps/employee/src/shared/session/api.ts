import { makeApi } from "@polyphon/web/api/api-client.ts";
import { fetchOrTakeEarly } from "./early-answers.ts";
import { actingAs } from "./acting-as.ts";
import { language } from "../text/language.ts";
import { session } from "./session.ts";

export const api = makeApi({
  baseUrl: "",
  token: () => session.read()?.token ?? null,
  language: () => language,
  context: () => actingAs.headers(),
  fetch: fetchOrTakeEarly,
  // The effects of refusals are decided in one place, app/failure/app-api.ts.
  onSignedOut: () => undefined,
});
