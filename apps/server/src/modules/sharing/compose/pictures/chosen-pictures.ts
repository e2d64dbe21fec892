import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { choosePictures } from "@polyphon/rules/sharing/compose/choose-pictures.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../../platform/session/actor.ts";
import type { Company } from "../../../companies/companies.api.ts";
import { galleryImages, type Post, refuseProhibited } from "../../../content/content.api.ts";
import { uploadedBy } from "../../../media/media.api.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { mayUseUploads } from "../../sharing.policy.ts";

type PictureInput = Pick<
  InputOf<typeof sharePost>,
  "changeImage" | "postImageIds" | "browseImages" | "randomPostImageId" | "pictures"
>;

export interface ChosenPictures {
  readonly pictureIds: readonly number[] | null;
  readonly altTexts: readonly string[] | null;
}

interface Choosing {
  readonly tx: Tx;
  readonly actor: FrontActor;
  readonly deps: SharingDeps;
}

const mediaOf = (pictures: PictureInput["pictures"]): number[] =>
  pictures.flatMap((picture) => ("mediaId" in picture ? [picture.mediaId] : []));

/** Pictures that are named one by one: the post's, the person's own uploads, and the gallery's by their media. */
async function namedPictures(
  { tx, actor }: Choosing,
  { pictures }: PictureInput,
  { company, post }: { readonly company: Company; readonly post: Post },
  gallery: ReadonlyMap<number, number>,
) {
  const others = mediaOf(pictures).filter((id) => !post.imageIds.includes(id));
  const locked = company.lockedDownCopy && !post.editable;
  const own =
    mayUseUploads(actor) && !locked ? await uploadedBy(tx, actor.accountId, others) : new Set<number>();
  return pictures.map((picture) => {
    const { altText } = picture;
    if ("galleryImageId" in picture) return { id: gallery.get(picture.galleryImageId) ?? null, altText };
    const { mediaId } = picture;
    return { id: post.imageIds.includes(mediaId) || own.has(mediaId) ? mediaId : null, altText };
  });
}

/** The person's own choice of pictures; null means the post's. One that may not be used refuses them all. */
export async function chosenPictures(
  choosing: Choosing,
  input: PictureInput,
  of: { readonly company: Company; readonly post: Post },
): Promise<ChosenPictures> {
  const { tx, deps } = choosing;
  const { company, post } = of;
  const ofGallery = input.pictures.flatMap((picture) =>
    "galleryImageId" in picture ? [picture.galleryImageId] : [],
  );
  const gallery = await galleryImages(tx, company.id, [...new Set([...input.browseImages, ...ofGallery])]);
  const named = [
    ...input.postImageIds,
    ...(input.randomPostImageId === null ? [] : [input.randomPostImageId]),
    ...mediaOf(input.pictures),
  ];
  const pictures = await deps.pictureUrls(tx, named);
  if (named.some((id) => !pictures.has(id)) || input.browseImages.some((id) => !gallery.has(id)))
    throw new Refusal("media_not_usable");

  const choice = choosePictures(
    {
      named: await namedPictures(choosing, input, of, gallery),
      changeImage: input.changeImage,
      postImageIds: input.postImageIds,
      galleryImageIds: input.browseImages.flatMap((id) => gallery.get(id) ?? []),
      randomImageId: input.randomPostImageId,
    },
    post.imageIds,
    post.imageSelectionMode === "ANY_ONE_AT_RANDOM",
    limits.post.images,
  );
  if (!choice.ok) throw new Refusal("media_not_usable");
  const texts = choice.altTexts ?? [];
  await refuseProhibited(
    tx,
    company.id,
    texts.map((text, at) => ({ field: `pictures.${at}.altText`, text })),
  );
  return choice;
}
