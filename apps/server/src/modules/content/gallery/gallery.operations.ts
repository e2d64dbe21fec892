import { galleryImage } from "@polyphon/contract/content/gallery/gallery-image.resource.ts";
import { sticker } from "@polyphon/contract/content/gallery/sticker.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { serveResource } from "../../../platform/resource/serve-resource.ts";

export const galleryOperations = (lookups: ResourceLookups): Operation[] => [
  ...serveResource(
    sticker,
    {
      name: "sticker",
      columns: {
        title: "title",
        image: { picture: "media_id" },
        companies: { link: { table: "sticker_company", from: "sticker_id", to: "company_id" } },
      },
    },
    lookups,
  ),
  ...serveResource(
    galleryImage,
    {
      name: "gallery_image",
      columns: { title: "title", image: { picture: "media_id" }, hashtags: "hashtags" },
    },
    lookups,
  ),
];
