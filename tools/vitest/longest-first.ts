import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Starts with the named files, so that none of them is left running alone at the end. */
export function longestFirst(...long: readonly string[]): typeof BaseSequencer {
  function placeOf({ moduleId }: TestSpecification): number {
    const place = long.indexOf(basename(moduleId));
    return place < 0 ? long.length : place;
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
    }
  };
}
