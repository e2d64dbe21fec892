import { Refusal } from "../frame/refusal.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import type { Trouble } from "./x-settings.ts";

type Problem = {
  status: number;
  title: string;
  detail: string;
  /** The last part of the type's address; without one the type is about:blank. */
  type?: string;
  more?: Record<string, unknown>;
};

const typeBase = "https://api.twitter.com/2/problems/";

export function problem({ status, title, detail, type, more = {} }: Problem): Reply {
  const body = { ...more, title, detail, type: type === undefined ? "about:blank" : typeBase + type, status };
  return jsonReply(body, status, { "content-type": "application/problem+json; charset=utf-8" });
}

export const unauthorized = () => problem({ status: 401, title: "Unauthorized", detail: "Unauthorized" });

export const forbidden = (detail: string, type?: string, more: Record<string, unknown> = {}) =>
  problem({ status: 403, title: "Forbidden", detail, more, ...(type === undefined ? {} : { type }) });

/** A request that X does not understand names what was wrong with each parameter, and no status. */
export const invalidRequest = (message: string, parameters: Record<string, unknown> = {}): Reply =>
  jsonReply(
    {
      errors: [{ parameters, message }],
      title: "Invalid Request",
      detail: "One or more parameters to your request was invalid.",
      type: `${typeBase}invalid-request`,
    },
    400,
    { "content-type": "application/problem+json; charset=utf-8" },
  );

export const notFound = (resource: "tweet" | "user" | "media", id: string) =>
  problem({
    status: 404,
    title: "Not Found Error",
    detail: `Could not find ${resource} with id: [${id}].`,
    type: "resource-not-found",
    more: { resource_type: resource, resource_id: id, value: id, parameter: "id" },
  });

export const duplicateContent = () =>
  forbidden("You are not allowed to create a Tweet with duplicate content.");

export const textTooLong = () => forbidden("Your Tweet text is too long. (186)");

export const invalidUrl = () => forbidden("The Tweet contains an invalid URL.");

export const tooManyCashtags = () => forbidden("A post may contain at most one cashtag.");

export const missingScope = () => forbidden("Forbidden");

export const tooManyRequests = () =>
  jsonReply(
    { title: "Too Many Requests", detail: "Too Many Requests", type: "about:blank", status: 429 },
    429,
  );

export const creditsDepleted = () =>
  problem({
    status: 402,
    title: "CreditsDepleted",
    detail: "Your enrolled account [1] does not have any credits to fulfill this request.",
    type: "credits",
  });

export const serverError = (status: number) =>
  problem({ status, title: "Internal Server Error", detail: "Something is broken." });

const clientOf = (reason: string) => ({
  reason,
  client_id: "1",
  required_enrollment: "Appropriate Level of API Access",
});

export function troubleReply(trouble: Trouble): Reply {
  switch (trouble) {
    case "suspended":
      return forbidden(
        "Your account is suspended and is not permitted to access this feature. (64)",
        "user-suspended",
      );
    case "locked":
      return forbidden("To protect our users from spam, this account is temporarily locked. (326)");
    case "automated":
      return forbidden("This request looks like it might be automated. (226)");
    case "not_permitted":
      return forbidden("You are not permitted to perform this action.");
    case "oauth1_permissions":
      return forbidden(
        "Your client app is not configured with the appropriate oauth1 app permissions for this endpoint.",
        "oauth1-permissions",
      );
    case "client_forbidden":
      return forbidden(
        "This client is not allowed to use this endpoint.",
        "client-forbidden",
        clientOf("official-client-forbidden"),
      );
    case "client_not_enrolled":
      return forbidden(
        "When authenticating requests to the API v2 endpoints, you must use keys and tokens from a developer App that is attached to a Project.",
        "client-forbidden",
        clientOf("client-not-enrolled"),
      );
    case "unsupported_authentication":
      return problem({
        status: 403,
        title: "Unsupported Authentication",
        detail: "Authenticating with OAuth 2.0 Application-Only is forbidden for this endpoint.",
        type: "unsupported-authentication",
      });
    case "usage_capped":
      return problem({
        status: 429,
        title: "UsageCapExceeded",
        detail: "Usage cap exceeded: Monthly product cap",
        type: "usage-capped",
        more: { period: "Monthly", scope: "Product" },
      });
    case "no_write_permission":
      return forbidden("Application cannot perform write actions. (261)");
    default:
      return trouble satisfies never;
  }
}

export function refuse(reply: Reply): never {
  throw new Refusal(reply);
}
