/**
 * Stands in for zod in this app's bundle: the API checks every shape on its way in and out, and 25 kB of checking
 * code would be a sixth of the first load. A schema can be described here, but never asked.
 */
const asked = new Set<PropertyKey>(["parse", "parseAsync", "safeParse", "safeParseAsync", "check"]);

export const z: unknown = new Proxy(() => undefined, {
  get: (_, name) => {
    if (asked.has(name)) throw new Error("shapes are checked by the server, not in the browser");
    return name === Symbol.toPrimitive ? () => "" : z;
  },
  apply: () => z,
});
