import { z } from "zod";
import { drawPicture } from "../../articles/draw-picture.ts";
import { readInput } from "../../control/read-input.ts";
import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import { textOf } from "../posts/create-post.ts";
import { notFound, refuse } from "../linkedin-errors.ts";
import type { LinkedinState } from "../linkedin-state.ts";

const newPost = z.object({
  /** In LinkedIn's own format: reserved characters are escaped. */
  commentary: z.string().max(6_000),
  at: z.iso.datetime().optional(),
  visibility: z.enum(["PUBLIC", "LOGGED_IN"]).default("PUBLIC"),
  article: z.object({ source: z.url(), title: z.string() }).optional(),
  /** Pictures to draw, by their size. */
  pictures: z
    .array(z.object({ width: z.number().int().min(1), height: z.number().int().min(1) }))
    .max(9)
    .default([]),
});

function drawnImage(state: LinkedinState, owner: string, size: { width: number; height: number }): string {
  const now = state.world.clock.now();
  const number = state.urns.number(now);
  const asset = state.media.promise({
    urn: `urn:li:image:C4E22AQ${number}`,
    kind: "image",
    owner,
    uploadExpiresAt: now,
    size: 0,
  });
  state.media.store(asset, drawPicture(size.width, size.height, Number(number.slice(-2))), "", 0);
  return asset.urn;
}

/** A post that the organisation itself wrote at LinkedIn. */
export function postAsOrganization(state: LinkedinState, call: Call): Reply {
  const id = call.param("id");
  const author = `urn:li:organization:${id}`;
  const authorName = state.members.nameOf(author);
  if (authorName === undefined) return refuse(notFound("organization"));
  const { commentary, at, visibility, article, pictures } = readInput(newPost, call);
  const images = pictures.map((size) => ({ id: drawnImage(state, author, size) }));
  const [first, ...others] = images;
  const shown = first && (others.length > 0 ? { multiImage: { images } } : { media: first });
  const content = article ? { article: { ...article, thumbnail: first?.id } } : shown;
  const urn = `urn:li:share:${state.urns.number(state.world.clock.now())}`;
  state.world.ledger.add({
    id: urn,
    network: "linkedin",
    author,
    authorName,
    raw: JSON.stringify({
      author,
      commentary,
      visibility,
      distribution: { feedDistribution: "MAIN_FEED" },
      lifecycleState: "PUBLISHED",
      isReshareDisabledByAuthor: false,
      ...(content ? { content } : {}),
    }),
    text: textOf(state, commentary),
    at: at === undefined ? state.world.clock.now() : Date.parse(at),
    share: null,
  });
  return jsonReply({ id: urn }, 201);
}
