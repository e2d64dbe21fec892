import { setFlagsFromString } from "node:v8";

/**
 * V8 sees thousands of schemas survive the start and from then on allocates what the same code makes for a request among the
 * old objects, where only a full collection finds it: a third of each request's garbage stayed. See docs/scale.md.
 */
export function disablePretenuring(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
}
