import { Refusal } from "../frame/refusal.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";

type Envelope = {
  status: number;
  serviceErrorCode?: number;
  code?: string;
  message: string;
  errorDetailType?: string;
  errorDetails?: unknown;
};

export function envelope(body: Envelope): Reply {
  return jsonReply(body, body.status);
}

export const emptyToken = () =>
  envelope({
    status: 401,
    serviceErrorCode: 65604,
    code: "EMPTY_ACCESS_TOKEN",
    message: "Empty oauth2 access token",
  });

export const invalidToken = () =>
  envelope({
    status: 401,
    serviceErrorCode: 65600,
    code: "INVALID_ACCESS_TOKEN",
    message: "Invalid access token",
  });

export const revokedToken = () =>
  envelope({
    status: 401,
    serviceErrorCode: 65601,
    code: "REVOKED_ACCESS_TOKEN",
    message: "The token used in the request has been revoked by the user",
  });

export const expiredToken = () =>
  envelope({
    status: 401,
    serviceErrorCode: 65602,
    code: "EXPIRED_ACCESS_TOKEN",
    message: "The token used in the request has expired",
  });

export const accessDenied = (permission: string) =>
  envelope({
    status: 403,
    serviceErrorCode: 100,
    code: "ACCESS_DENIED",
    message: `Not enough permissions to access: ${permission}`,
  });

export const throttled = (scope: "APPLICATION" | "MEMBER") =>
  envelope({
    message: `Resource level throttle ${scope} DAY limit for calls to this resource is reached.`,
    status: 429,
    serviceErrorCode: 101,
  });

export const serverError = (status: number) => envelope({ message: "Internal Server Error", status });

export const notFound = (what: string) =>
  envelope({ status: 404, code: "NOT_FOUND", message: `${what} was not found` });

export const versionMissing = () =>
  envelope({
    status: 400,
    code: "VERSION_MISSING",
    message: "A version must be present. Please specify a version by adding the LinkedIn-Version header.",
  });

export const nonexistentVersion = (version: string) =>
  envelope({
    status: 426,
    code: "NONEXISTENT_VERSION",
    message: `Requested version ${version}01 is not active`,
  });

export const illegalArgument = (message: string) =>
  envelope({ status: 400, code: "ILLEGAL_ARGUMENT", message });

export const unparsableBody = () => illegalArgument("Request body could not be converted to data map");

/** A field or asset that LinkedIn understands but does not accept. */
export const badRequest = (code: string, description: string, field: string) =>
  envelope({
    errorDetailType: "com.linkedin.common.error.BadRequest",
    message: description,
    errorDetails: { inputErrors: [{ description, input: { inputPath: { fieldPath: field } }, code }] },
    code,
    status: 400,
  });

export const schemaErrors = (lines: readonly string[]) =>
  envelope({ message: lines.map((line) => `ERROR :: ${line}\n`).join(""), status: 422 });

export const duplicatePost = (urn: string) =>
  envelope({
    errorDetailType: "com.linkedin.common.error.BadRequest",
    message: `com.linkedin.content.common.exception.BadRequestResponseException: Content is a duplicate of ${urn}`,
    errorDetails: {
      inputErrors: [{ description: "Duplicate post is detected", input: {}, code: "DUPLICATE_POST" }],
    },
    status: 422,
  });

export function refuse(reply: Reply): never {
  throw new Refusal(reply);
}
