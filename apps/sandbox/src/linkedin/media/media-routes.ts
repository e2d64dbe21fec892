import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { badRequest, illegalArgument, notFound, refuse, schemaErrors } from "../linkedin-errors.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import type { MediaAsset, MediaKind } from "./media-store.ts";
import { admitRest, isObject, type JsonObject, readJson, requireAccess, requireOwner } from "../rest-gate.ts";

const resources = {
  image: { path: "/rest/images", permission: "partnerApiImages" },
  document: { path: "/rest/documents", permission: "partnerApiDocuments" },
  video: { path: "/rest/videos", permission: "partnerApiVideos" },
} as const;

const missing = (field: string) =>
  schemaErrors([`${field} :: field is required but not found and has no default value`]);

function requestPart(call: Call, name: string): JsonObject {
  const part = readJson(call)[name];
  return isObject(part) ? part : refuse(missing(`/${name}`));
}

function videoSize(request: JsonObject): number {
  const size = request["fileSizeBytes"];
  if (size === undefined) return refuse(missing("/initializeUploadRequest/fileSizeBytes"));
  if (typeof size !== "number" || !Number.isInteger(size) || size <= 0) {
    return refuse(badRequest("INVALID_VALUE_FOR_FIELD", "fileSizeBytes must be positive", "/fileSizeBytes"));
  }
  return size;
}

function initializeUpload(state: LinkedinState, call: Call, kind: MediaKind): Reply {
  const caller = admitRest(state, call);
  const request = requestPart(call, "initializeUploadRequest");
  const owner = request["owner"];
  if (typeof owner !== "string") return refuse(missing("/initializeUploadRequest/owner"));
  requireAccess(caller, owner, "write", `${resources[kind].permission}.ACTION-initializeUpload`);
  requireOwner(caller, owner, "/initializeUploadRequest/owner");

  const now = state.world.clock.now();
  const asset = state.media.promise({
    urn: `urn:li:${kind}:C4E${kind === "image" ? "2" : "1"}2AQ${state.urns.number(now)}`,
    kind,
    owner,
    uploadExpiresAt: now + state.settings.uploadUrlSeconds * 1000,
    size: kind === "video" ? videoSize(request) : 0,
  });
  const uploadUrl = `${call.origin()}/dms-uploads/${asset.uploadId}`;
  if (kind !== "video") {
    return jsonReply({ value: { uploadUrlExpiresAt: asset.uploadExpiresAt, uploadUrl, [kind]: asset.urn } });
  }
  const uploadInstructions = asset.parts.map(({ firstByte, lastByte }, index) => ({
    uploadUrl: `${uploadUrl}/part/${index + 1}`,
    firstByte,
    lastByte,
  }));
  return jsonReply({
    value: {
      video: asset.urn,
      uploadUrlsExpireAt: asset.uploadExpiresAt,
      uploadToken: "",
      uploadInstructions,
    },
  });
}

function unquoted(etag: unknown): string {
  return typeof etag === "string" ? etag.replace(/^"|"$/g, "") : "";
}

function finalizeUpload(state: LinkedinState, call: Call): Reply {
  const caller = admitRest(state, call);
  const request = requestPart(call, "finalizeUploadRequest");
  const { video, uploadedPartIds } = request;
  const asset = typeof video === "string" ? state.media.find(video) : undefined;
  if (asset?.kind !== "video") return refuse(notFound("Video"));
  requireAccess(caller, asset.owner, "write", "partnerApiVideos.ACTION-finalizeUpload");
  requireOwner(caller, asset.owner, "/finalizeUploadRequest/video");

  const given = Array.isArray(uploadedPartIds) ? uploadedPartIds.map(unquoted) : [];
  const inOrder =
    given.length === asset.parts.length &&
    asset.parts.every(({ etag }, n) => etag !== null && etag === given[n]);
  if (!inOrder)
    return refuse(illegalArgument("uploadedPartIds do not match the uploaded parts in their order"));

  const chunks = asset.parts.flatMap(({ bytes }) => (bytes ? [bytes] : []));
  if (asset.uploadedAt === null) state.media.store(asset, Buffer.concat(chunks), "", state.world.clock.now());
  return { status: 200 };
}

function presentAsset(asset: MediaAsset, status: string, origin: string): JsonObject {
  const ready = status === "AVAILABLE";
  return {
    id: asset.urn,
    owner: asset.owner,
    status,
    ...(ready ? { downloadUrl: `${origin}/linkedin/media/${encodeURIComponent(asset.urn)}` } : {}),
    ...(status === "PROCESSING_FAILED" ? { processingFailureReason: asset.failure } : {}),
  };
}

function readAsset(state: LinkedinState, call: Call, kind: MediaKind): Reply {
  const caller = admitRest(state, call);
  const asset = state.media.find(call.param("urn"));
  // Self-serve apps poll documents and videos with the permission to write, but may not read images.
  const access = kind === "image" ? "read" : "write";
  const owner = asset?.owner ?? `urn:li:person:${caller.token.member.id}`;
  requireAccess(caller, owner, access, `${resources[kind].permission}.GET`);
  if (asset?.kind !== kind) return refuse(notFound(`The ${kind}`));

  if (asset.uploadedAt !== null) asset.polls += 1;
  const status = state.media.status(asset, state.world.clock.now(), state.settings);
  return jsonReply(presentAsset(asset, status, call.origin()));
}

/** Images, documents and videos: register, finish, read. */
export function mediaRoutes(state: LinkedinState): Route[] {
  const kinds = ["image", "document", "video"] as const;
  return kinds.flatMap((kind): Route[] => [
    {
      method: "POST",
      path: resources[kind].path,
      handle: (call) => {
        const action = call.query.get("action");
        if (action === "initializeUpload") return initializeUpload(state, call, kind);
        if (action === "finalizeUpload" && kind === "video") return finalizeUpload(state, call);
        return illegalArgument(`Unknown action ${action ?? ""}`);
      },
    },
    { method: "GET", path: `${resources[kind].path}/:urn`, handle: (call) => readAsset(state, call, kind) },
  ]);
}
