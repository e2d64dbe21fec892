import { fillPath } from "@polyphon/contract/kit/endpoint.ts";
import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";

/** The address of a catalogued screen; one that does not exist does not compile. */
export function addressOf(
  path: EmployeeScreenPath,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  return fillPath(path, parameters);
}
