import { basePath } from "./base-path.ts";

/** `/admin/edit-post/:id` is `/edit-post/$id` below the router's base path. */
export function screenPattern(path: string): string {
  const inside = path.slice(basePath.length).replaceAll(/:(\w+)/g, "$$$1");
  return inside === "" ? "/" : inside;
}
