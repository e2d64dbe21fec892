import { showMentions } from "@polyphon/rules/sharing/compose/copy/mention-text.ts";
import { z } from "zod";
import type { LookUpResult } from "@polyphon/rules/sharing/engine/resolve-unknown.ts";
import type { PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { absence } from "../../absence.ts";
import type { HttpClient } from "../../http/http-client.ts";
import { jsonOf } from "../../http/http-client.ts";
import { permalinkOf, restHeaders } from "../linkedin-calls.ts";
import { textOf } from "./linkedin-post.ts";
import type { LinkedinSettings } from "../linkedin-settings.ts";
import { fromLittleText } from "./little-text.ts";

const page = z.object({
  elements: z.array(
    z.object({
      id: z.string().regex(/^urn:li:(?:share|ugcPost|activity):\d+$/),
      commentary: z.string().default(""),
      createdAt: z.number(),
    }),
  ),
});

/** The clocks of LinkedIn and of this machine may differ by this much. */
const slackMs = 2 * 60_000;
const pageSize = 50;
const mostPages = 4;

function comparable(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

async function readPage(
  http: HttpClient,
  settings: LinkedinSettings,
  request: PublishRequest,
  start: number,
): Promise<z.output<typeof page> | { readonly failed: string }> {
  const author = encodeURIComponent(request.authorId);
  const outcome = await http.send({
    method: "GET",
    url: `${settings.apiBase}/rest/posts?q=author&author=${author}&count=${pageSize}&start=${start}&sortBy=CREATED`,
    headers: { ...restHeaders(settings, request.accessToken), "x-restli-method": "FINDER" },
    timeoutMs: settings.timeoutMs,
  });
  if (outcome.kind !== "answered") return { failed: outcome.detail };
  const read = outcome.status === 200 ? page.safeParse(jsonOf(outcome)).data : undefined;
  return read ?? { failed: `${outcome.status} from the list of posts` };
}

/** Everything the organisation posted since then must be read: only a complete, late list proves absence. */
export async function lookUpOrganisationPost(
  http: HttpClient,
  settings: LinkedinSettings,
  request: PublishRequest,
  since: Date,
): Promise<LookUpResult> {
  const wanted = comparable(showMentions(textOf(request)));
  if (wanted === "") return { kind: "failed", detail: "a post without words cannot be told from others" };
  const from = since.getTime() - slackMs;
  for (let read = 0; read < mostPages; read += 1) {
    const seen = await readPage(http, settings, request, read * pageSize);
    if ("failed" in seen) return { kind: "failed", detail: seen.failed };
    const recent = seen.elements.filter((post) => post.createdAt >= from);
    const found = recent.find((post) => comparable(fromLittleText(post.commentary)) === wanted);
    if (found) return { kind: "found", externalId: found.id, permalink: permalinkOf(settings, found.id) };
    if (recent.length < pageSize) return absence(since, settings.absentAfterMs);
  }
  return { kind: "failed", detail: "more posts since then than were read" };
}
