import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** Names under which a secret could be logged; their values never reach a log line. */
const secretPaths = [
  "password",
  "captcha",
  "token",
  "accessToken",
  "refreshToken",
  "access_token",
  "authorization",
  "cookie",
  "code",
  "secret",
];

/** `code` is hidden, because OAuth uses it for a secret; an error's own code is what operators look for first. */
function withErrorCode(error: Error & { readonly code?: unknown }) {
  const serialised = pino.stdSerializers.err(error);
  return typeof error.code === "string" ? { ...serialised, errorCode: error.code } : serialised;
}

/** Without a destination, lines go to standard output. */
export function makeLog(options: { level: string; process: string }, destination?: DestinationStream): Log {
  const settings = {
    level: options.level,
    base: { process: options.process },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withErrorCode },
    redact: { paths: secretPaths.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[secret]" },
  };
  return destination ? pino(settings, destination) : pino(settings);
}
