import { screenPath } from "@polyphon/admin-kit/screens/screen-path.ts";
import type { Referrer } from "@polyphon/contract/errors.ts";
import { type AdminScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import { type Account, mayOpen } from "../session/account.ts";

/** The screen of one thing, for each kind that is named as a user of something. */
const paths: Readonly<Partial<Record<Referrer, AdminScreenPath>>> = {
  post: "/admin/view-post/:id",
  company: "/admin/company-dashboard/:id",
  galleryImage: "/admin/edit-gallery/:id",
  sticker: "/admin/edit-sticker/:id",
  banner: "/admin/edit-banner/:id",
  sliderImage: "/admin/editsliderimage/:id",
  badge: "/admin/edit-badge-post/:id",
  realTimeItem: "/admin/real_time_contents/view_detail/:id",
  employee: "/admin/view-front-user/:id",
};

/** Undefined where there is no such screen, or this account may not open it. */
export function hrefOfUse(account: Account, kind: Referrer, id: number): string | undefined {
  const path = paths[kind];
  const screen = screens.find((one) => one.app === "admin" && one.path === path);
  return path && screen && mayOpen(account, screen) ? screenPath(path, id) : undefined;
}
