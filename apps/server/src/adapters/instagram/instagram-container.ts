import { createHash } from "node:crypto";
import { z } from "zod";
import type { PublishRequest } from "../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import type { HttpOutcome } from "../http/http-outcome.ts";
import { readGraph } from "../facebook/graph-calls.ts";
import type { InstagramSettings } from "./instagram-settings.ts";

export type ContainerState = "IN_PROGRESS" | "FINISHED" | "PUBLISHED" | "ERROR" | "EXPIRED";

export type ContainerRead =
  | { readonly kind: "read"; readonly state: ContainerState }
  | { readonly kind: "not_read"; readonly outcome: HttpOutcome };

/** An unpublished container expires after a day; the hour is for clock differences. */
export const containerLife = 25 * 60 * 60_000;

const answer = z.object({
  status_code: z.enum(["IN_PROGRESS", "FINISHED", "PUBLISHED", "ERROR", "EXPIRED"]),
});
const gone = z.object({ error: z.object({ code: z.literal(100), error_subcode: z.literal(33) }) });

/** The text of a container cannot be changed, so what it was made for is stored beside its id. */
function printOf({ text, images, attachment }: PublishRequest): string {
  const video = attachment ? [attachment.title, attachment.size] : [];
  const whole = JSON.stringify([text, images.map(({ altText }) => altText), ...video]);
  return createHash("sha256").update(whole).digest("hex").slice(0, 16);
}

export function markedContainer(id: string, request: PublishRequest): string {
  return `${id}.${printOf(request)}`;
}

/** The container that an earlier step made for exactly this post, null when there is none. */
export function containerOf(request: PublishRequest): string | null {
  const [id, print] = request.uploadedMedia.at(-1)?.split(".") ?? [];
  return id !== undefined && print === printOf(request) ? id : null;
}

function isGone(outcome: HttpOutcome): boolean {
  if (outcome.kind !== "answered") return false;
  try {
    return gone.safeParse(JSON.parse(outcome.body)).success;
  } catch {
    return false;
  }
}

/** A container unknown to Instagram counts as expired. */
export async function readContainer(
  http: HttpClient,
  settings: InstagramSettings,
  accessToken: string,
  id: string,
): Promise<ContainerRead> {
  const url = `${settings.graphBase}/${settings.version}/${encodeURIComponent(id)}?fields=status_code`;
  const read = await readGraph(http, answer, { url, accessToken, timeoutMs: settings.timeoutMs });
  if (read.kind === "given") return { kind: "read", state: read.value.status_code };
  return isGone(read.outcome)
    ? { kind: "read", state: "EXPIRED" }
    : { kind: "not_read", outcome: read.outcome };
}
