import { z } from "zod";
import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { kindOf, type MediaAsset, type MediaKind, mostBytes, takesType } from "./media-store.ts";
import type { AccessToken } from "../connections/token-store.ts";
import { readJson } from "../posts/tweet-shape.ts";
import { invalidRequest, notFound, problem, refuse } from "../x-errors.ts";
import { type Gate, gated, refuseTrouble } from "../x-gate.ts";
import type { XState } from "../x-state.ts";

const start = z.strictObject({
  media_type: z.string(),
  total_bytes: z.int().positive(),
  media_category: z.string(),
  shared: z.boolean().optional(),
  additional_owners: z.array(z.string()).optional(),
});
const whole = z.object({ media: z.base64(), media_category: z.string(), media_type: z.string().optional() });
const segment = z.object({ media: z.base64(), segment_index: z.int() });
const metadata = z.object({
  id: z.string(),
  metadata: z.object({ alt_text: z.object({ text: z.string().min(1).max(1000) }).optional() }),
});
const lastSegment = 999;

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return refuse(invalidRequest(`[$.${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}]`));
}

/** Fields of a multipart form, or of the equivalent JSON. */
async function readForm(
  call: Call,
): Promise<{ fields: Record<string, string>; media: Buffer | null } | null> {
  const type = call.header("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) return null;
  const body = new Uint8Array(call.body);
  const form = await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch(() => refuse(invalidRequest("The multipart form cannot be read.")));
  const fields: Record<string, string> = {};
  let media: Buffer | null = null;
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value;
    else if (name === "media") media = Buffer.from(await value.arrayBuffer());
  }
  return { fields, media };
}

function categoryOf(category: string): MediaKind {
  return (
    kindOf(category) ??
    refuse(invalidRequest(`media_category ${category} is not known`, { media_category: [category] }))
  );
}

function checkSize(kind: MediaKind, bytes: number): void {
  if (bytes <= mostBytes[kind]) return;
  refuse(
    problem({
      status: 413,
      title: "Payload Too Large",
      detail: `File size exceeds ${mostBytes[kind]} bytes.`,
    }),
  );
}

function begin(state: XState, { grant }: AccessToken, kind: MediaKind, totalBytes: number): MediaAsset {
  const now = state.world.clock.now();
  const expiresAt = now + state.settings.mediaSeconds * 1000;
  return state.media.begin({ id: state.newId(now), owner: grant.account.id, kind, totalBytes, expiresAt });
}

function processingInfo(state: XState, asset: MediaAsset): Record<string, unknown> {
  if (asset.kind === "image") return {};
  const progress = state.media.stateOf(asset, state.world.clock.now(), state.settings);
  if (progress === null) return {};
  const waiting = progress === "pending" || progress === "in_progress";
  return {
    processing_info: {
      state: progress,
      ...(waiting ? { check_after_secs: state.settings.checkAfterSeconds } : {}),
      ...(progress === "in_progress" ? { progress_percent: 50 } : {}),
      ...(progress === "succeeded" ? { progress_percent: 100 } : {}),
      ...(progress === "failed"
        ? { error: { code: 1, name: asset.failure, message: "The file could not be processed" } }
        : {}),
    },
  };
}

function presentMedia(state: XState, asset: MediaAsset): Reply {
  const left = Math.max(0, Math.ceil((asset.expiresAt - state.world.clock.now()) / 1000));
  const common = { id: asset.id, media_key: asset.key, expires_after_secs: left };
  const size = asset.uploadedAt === null ? {} : { size: asset.size };
  return jsonReply({ data: { ...common, ...size, ...processingInfo(state, asset) } });
}

/** An invalid picture is refused at once; a GIF or video fails while it is processed. */
function storeFile(state: XState, asset: MediaAsset, bytes: Buffer): Reply {
  state.media.store(asset, bytes, state.world.clock.now());
  if (asset.kind === "image" && asset.failure !== null)
    return invalidRequest("The media type is not supported.");
  return presentMedia(state, asset);
}

async function uploadWhole(state: XState, call: Call, token: AccessToken): Promise<Reply> {
  refuseTrouble(state, token);
  const form = await readForm(call);
  const json = form ? null : parsed(whole, readJson(call));
  const bytes = form ? form.media : Buffer.from(json?.media ?? "", "base64");
  const kind = categoryOf((form ? form.fields["media_category"] : json?.media_category) ?? "");
  if (bytes === null || bytes.length === 0) return invalidRequest("media is missing", { media: [] });
  if (kind === "video") return invalidRequest("Videos are uploaded in chunks.", { media_category: [kind] });
  checkSize(kind, bytes.length);
  return storeFile(state, begin(state, token, kind, bytes.length), bytes);
}

function initialize(state: XState, call: Call, token: AccessToken): Reply {
  refuseTrouble(state, token);
  const request = parsed(start, readJson(call));
  const kind = categoryOf(request.media_category);
  if (!takesType(kind, request.media_type))
    return invalidRequest(`media_type ${request.media_type} does not fit`, {
      media_type: [request.media_type],
    });
  checkSize(kind, request.total_bytes);
  return presentMedia(state, begin(state, token, kind, request.total_bytes));
}

function ownAsset(state: XState, id: string, { grant }: AccessToken): MediaAsset {
  const asset = state.media.find(id);
  const living = asset?.owner === grant.account.id && state.world.clock.now() < asset.expiresAt;
  return living ? asset : refuse(notFound("media", id));
}

async function append(state: XState, call: Call, token: AccessToken): Promise<Reply> {
  const asset = ownAsset(state, call.param("id"), token);
  const form = await readForm(call);
  const json = form ? null : parsed(segment, readJson(call));
  const bytes = form ? form.media : Buffer.from(json?.media ?? "", "base64");
  const index = form ? Number(form.fields["segment_index"] ?? "x") : (json?.segment_index ?? -1);
  if (!Number.isInteger(index) || index < 0 || index > lastSegment) {
    return invalidRequest("segment_index must be between 0 and 999", { segment_index: [String(index)] });
  }
  if (asset.uploadedAt !== null || bytes === null || bytes.length === 0)
    return invalidRequest("The segment is not expected.");
  asset.segments.set(index, bytes);
  return jsonReply({ data: { expires_at: Math.floor(asset.expiresAt / 1000) } });
}

function finalize(state: XState, call: Call, token: AccessToken): Reply {
  const asset = ownAsset(state, call.param("id"), token);
  if (asset.uploadedAt !== null) return presentMedia(state, asset);
  const parts = [...asset.segments].sort(([a], [b]) => a - b);
  const gapless = parts.every(([index], place) => index === place);
  const bytes = Buffer.concat(parts.map(([, part]) => part));
  if (!gapless || bytes.length !== asset.totalBytes) {
    return invalidRequest(`${bytes.length} of ${asset.totalBytes} bytes were uploaded.`, {
      media_id: [asset.id],
    });
  }
  return storeFile(state, asset, bytes);
}

function readStatus(state: XState, call: Call, token: AccessToken): Reply {
  const command = call.query.get("command") ?? "STATUS";
  if (command !== "STATUS")
    return invalidRequest(`command ${command} is not known here`, { command: [command] });
  const asset = ownAsset(state, call.query.get("media_id") ?? "", token);
  if (asset.uploadedAt !== null) asset.polls += 1;
  return presentMedia(state, asset);
}

function describe(state: XState, call: Call, token: AccessToken): Reply {
  const request = parsed(metadata, readJson(call));
  const asset = ownAsset(state, request.id, token);
  asset.altText = request.metadata.alt_text?.text ?? asset.altText;
  return jsonReply({ data: { id: asset.id, associated_metadata: { alt_text: { text: asset.altText } } } });
}

/** Files in one piece or in chunks, their state, and their alternative text. */
export function mediaRoutes(state: XState): Route[] {
  const gate: Gate = { window: "media", limit: "uploadsPerWindow", scopes: ["media.write"] };
  const route = (
    method: "GET" | "POST",
    path: string,
    handle: (state: XState, call: Call, token: AccessToken) => Reply | Promise<Reply>,
  ): Route => ({ method, path, handle: gated(state, gate, (call, token) => handle(state, call, token)) });
  return [
    route("POST", "/2/media/upload", uploadWhole),
    route("GET", "/2/media/upload", readStatus),
    route("POST", "/2/media/upload/initialize", initialize),
    route("POST", "/2/media/upload/:id/append", append),
    route("POST", "/2/media/upload/:id/finalize", finalize),
    route("POST", "/2/media/metadata", describe),
  ];
}
