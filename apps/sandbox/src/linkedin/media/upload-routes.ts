import type { Call } from "../../frame/call.ts";
import type { Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { badRequest, illegalArgument, notFound, refuse } from "../linkedin-errors.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import type { MediaAsset } from "./media-store.ts";
import { admitToken } from "../rest-gate.ts";

function openUpload(state: LinkedinState, call: Call): MediaAsset {
  const asset = state.media.upload(call.param("id"));
  if (!asset) return refuse(notFound("The upload"));
  if (state.world.clock.now() >= asset.uploadExpiresAt) {
    return refuse(badRequest("EXPIRED_UPLOAD_URL", "The upload URL has expired", "uploadUrl"));
  }
  return asset;
}

/** Images and documents are uploaded whole and with the member's token. */
function uploadWhole(state: LinkedinState, call: Call): Reply {
  const asset = openUpload(state, call);
  admitToken(state, call);
  if (asset.kind === "video") return refuse(illegalArgument("A video is uploaded in the parts it was given"));
  if (call.body.length === 0) return refuse(illegalArgument("The upload is empty"));
  state.media.store(asset, call.body, call.header("content-disposition") ?? "", state.world.clock.now());
  return { status: 201 };
}

/** Video parts are authorised by the URL; a token beside it is a mistake of the caller. */
function uploadPart(state: LinkedinState, call: Call): Reply {
  const asset = openUpload(state, call);
  if (call.headers.authorization !== undefined) {
    return refuse(illegalArgument("Video parts are uploaded without an Authorization header"));
  }
  const part = asset.parts[Number(call.param("number")) - 1];
  if (!part) return refuse(notFound("The part"));
  const expected = part.lastByte - part.firstByte + 1;
  if (call.body.length !== expected) {
    return refuse(illegalArgument(`The part has ${call.body.length} bytes where ${expected} were announced`));
  }
  return { status: 200, headers: { etag: state.media.storePart(part, call.body) } };
}

export function uploadRoutes(state: LinkedinState): Route[] {
  return [
    { method: "PUT", path: "/dms-uploads/:id", handle: (call) => uploadWhole(state, call) },
    { method: "PUT", path: "/dms-uploads/:id/part/:number", handle: (call) => uploadPart(state, call) },
  ];
}
