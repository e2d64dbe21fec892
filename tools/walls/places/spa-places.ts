/** Inside a browser app imports run app → features → shared, and features do not import each other. */
export function spaWall(from: string, to: string): string | undefined {
  const [source, target] = [spaPlaceOf(from), spaPlaceOf(to)];
  if (source.at === "app" || target.at === "shared") return undefined;
  if (source.at === "shared") return `shared never imports ${target.at === "app" ? "app" : "a feature"}`;
  if (target.at === "app") return "a feature never imports app";
  return source.feature === target.feature
    ? undefined
    : "a feature never imports another feature; they meet in app";
}

function spaPlaceOf(path: string): { at: "app" | "feature" | "shared"; feature?: string } {
  const [, , , top, feature] = path.split("/");
  if (top === "shared") return { at: "shared" };
  if (top === "features" && feature !== undefined) return { at: "feature", feature };
  return { at: "app" };
}
