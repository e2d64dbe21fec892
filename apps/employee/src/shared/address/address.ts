import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";

/** The address of a screen of the catalogue; one that does not exist does not compile. */
export function addressOf(
  path: EmployeeScreenPath,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  return Object.entries(parameters).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    path as string,
  );
}
