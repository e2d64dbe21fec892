import type { PermissionKey } from "../permissions.ts";
import type { PictureUse } from "./picture-uses.ts";

/**
 * Whoever holds one of the keys may upload for the use; where there is none, only full access does. The own photo asks
 * for no key.
 */
export const pictureKeys: Readonly<Record<Exclude<PictureUse, "profile">, readonly PermissionKey[]>> = {
  post: ["add_post", "edit_post"],
  ownPost: ["edit_own_post_approval"],
  poster: ["add_post", "edit_post"],
  gallery: ["list_post_gallery_image"],
  sticker: ["list_post_sticker"],
  slider: ["individual_liable_user"],
  banner: [],
  logo: ["edit_company"],
};
