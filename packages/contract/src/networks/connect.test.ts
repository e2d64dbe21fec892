import { expect, test } from "vitest";
import { endpoints } from "../endpoints.ts";

/** The server does not start while one of these has no operation. */
const paths = new Set(endpoints.map(({ path }) => path));

test.each([
  "linkedin-auth-request",
  "linkedin-callback",
  "twitter-auth-request",
  "twitter-callback",
  "facebook-auth-request",
  "facebook-graph-me",
  "save-user-social-login",
  "xing-connect",
  "disconnect",
  "change-group-type/:id",
])("the connection call %s exists [B7.1-14]", (call) => {
  expect(paths).toContain(`/services/front/api/connection/${call}`);
});
