import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that visit every screen begin, so that none of them is left running alone at the end. */
const long = ["resources", "accessibility-admin", "gates", "accessibility-employee"];

function placeOf({ moduleId }: TestSpecification): number {
  const place = long.indexOf(basename(moduleId, ".journey.ts"));
  return place < 0 ? long.length : place;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
