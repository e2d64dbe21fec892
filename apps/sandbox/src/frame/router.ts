import type { Route } from "./route.ts";

export type Match<T> = { found: T; params: Record<string, string> };

type Pattern<T> = { segments: readonly string[]; found: T };

const noParams: Record<string, string> = Object.freeze({});

function trimmed(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function paramsOf(segments: readonly string[], parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? "";
    if (segment.startsWith(":")) params[segment.slice(1)] = decoded(part);
    else if (segment !== part) return null;
  }
  return params;
}

/** Finds the route of a call: static paths by one look-up, paths with parameters by their number of segments. */
export class Router<T extends { route: Route }> {
  readonly #exact = new Map<string, T>();
  readonly #patterns = new Map<string, Pattern<T>[]>();

  add(entry: T): void {
    const { method, path } = entry.route;
    if (!path.includes(":")) {
      this.#exact.set(`${method} ${path}`, entry);
      return;
    }
    const segments = path.split("/");
    const key = `${method} ${segments.length}`;
    const patterns = this.#patterns.get(key) ?? [];
    patterns.push({ segments, found: entry });
    this.#patterns.set(key, patterns);
  }

  match(method: string, rawPath: string): Match<T> | null {
    const path = trimmed(rawPath);
    const exact = this.#exact.get(`${method} ${path}`);
    if (exact) return { found: exact, params: noParams };

    const parts = path.split("/");
    for (const pattern of this.#patterns.get(`${method} ${parts.length}`) ?? []) {
      const params = paramsOf(pattern.segments, parts);
      if (params) return { found: pattern.found, params };
    }
    return null;
  }
}
