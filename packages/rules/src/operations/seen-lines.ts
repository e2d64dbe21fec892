import type { NamedReason } from "@polyphon/contract/kit/about.ts";
import type { SeenBy, Side, Sight } from "@polyphon/contract/operations/looks.ts";
import { sides } from "@polyphon/contract/operations/looks.ts";
import type { UserTypeName } from "@polyphon/contract/permissions.ts";

export interface SeenLine {
  readonly userTypes: readonly UserTypeName[];
  readonly sight: Sight;
  readonly namedFor: readonly NamedReason[];
}

export interface SeenSide {
  readonly side: Side;
  /** Empty where nobody sees it. */
  readonly lines: readonly SeenLine[];
}

/** Who sees one thing, for a reader: roles that see it alike are one line, in the company and at the provider. */
export function seenLines(by: readonly SeenBy[]): SeenSide[] {
  return sides.map((side) => {
    const alike = Map.groupBy(
      by.filter((one) => one.side === side),
      ({ sight, namedFor }) => [sight, ...namedFor].join(),
    );
    return {
      side,
      lines: [...alike.values()].flatMap((group) => {
        const [first] = group;
        return first === undefined
          ? []
          : [
              {
                userTypes: group.map(({ userType }) => userType),
                sight: first.sight,
                namedFor: first.namedFor,
              },
            ];
      }),
    };
  });
}
