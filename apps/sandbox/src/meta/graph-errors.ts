import { randomBytes } from "node:crypto";
import { Refusal } from "../frame/refusal.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";

export type GraphProblem = {
  message: string;
  code: number;
  subcode?: number | undefined;
  title?: string;
  transient?: boolean;
};

/**
 * The one envelope of every Graph error; its code is more specific than the HTTP status, which is nearly always 400.
 */
export function graphError(problem: GraphProblem, status = 400, headers: Record<string, string> = {}): Reply {
  const { message, code, subcode, title, transient } = problem;
  const error = {
    message,
    type: "OAuthException",
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    ...(transient ? { is_transient: true } : {}),
    ...(title === undefined ? {} : { error_user_title: title, error_user_msg: message }),
    fbtrace_id: `A${randomBytes(15).toString("base64url")}`,
  };
  return jsonReply({ error }, status, headers);
}

export function refuse(reply: Reply): never {
  throw new Refusal(reply);
}

const deathWords: Readonly<Record<number, string>> = {
  458: "The user has not authorized application.",
  459: "The user is in a checkpoint and must log in at the network.",
  460: "The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.",
  463: "Session has expired.",
  467: "The session is invalid because the user logged out.",
  492: "The user is not enrolled in the page any more.",
};

export const missingToken = () =>
  graphError({
    message: "An active access token must be used to query information about the current user.",
    code: 2500,
  });

export const unknownToken = () =>
  graphError({ message: "Invalid OAuth access token - Cannot parse access token", code: 190 });

export const deadToken = (subcode: number) =>
  graphError({
    message: `Error validating access token: ${deathWords[subcode] ?? "The session is invalid."}`,
    code: 190,
    subcode,
  });

export const badParameter = (message: string, subcode?: number) =>
  graphError({ message: `(#100) ${message}`, code: 100, subcode });

export const permissionMissing = (permission: string) =>
  graphError({ message: `(#200) The permission ${permission} is needed and was not granted.`, code: 200 });

export const noSuchObject = (id: string) =>
  graphError({
    message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    code: 100,
    subcode: 33,
  });

export const serverError = (status: number) =>
  graphError({ message: "Service temporarily unavailable", code: 2, transient: true }, status);

/** Business limits name the minutes until they end in a header of their own. */
export function usageHeader(accountId: string, percent: number, minutes: number): Record<string, string> {
  const usage = {
    type: "pages",
    call_count: percent,
    total_cputime: 0,
    total_time: 0,
    estimated_time_to_regain_access: minutes,
  };
  return { "x-business-use-case-usage": JSON.stringify({ [accountId]: [usage] }) };
}

export function throttled(scope: "APPLICATION" | "MEMBER", headers: Record<string, string> = {}): Reply {
  return scope === "APPLICATION"
    ? graphError(
        { message: "(#4) Application request limit reached", code: 4, transient: true },
        400,
        headers,
      )
    : graphError({ message: "(#32) Page request limit reached", code: 32, transient: true }, 400, headers);
}

/** A text with `graph-error-368` or `graph-error-100-1346003` in it is answered with that error. */
export function refuseBySign(text: string): void {
  const sign = /graph-error-(-?\d+)(?:-(\d+))?/.exec(text);
  if (!sign) return;
  const code = Number(sign[1]);
  const subcode = sign[2] === undefined ? undefined : Number(sign[2]);
  refuse(graphError({ message: `(#${code}) Ordered by the text`, code, subcode }));
}
