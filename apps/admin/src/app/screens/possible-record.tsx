import { recordIdOf } from "@polyphon/admin-kit/screens/record-id.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type AddressParameters, recordWordOf } from "../../shared/address/record-address.ts";
import { RecordMissing } from "./record-missing.tsx";

/** Their `:id` is a name. */
const named: ReadonlySet<string> = new Set(["/admin/viewcronlog/:id"] satisfies AdminScreenPath[]);

/** An address whose id cannot be one opens no screen, so nothing is asked of the server. */
export function PossibleRecord({ path, children }: { path: string; children: ReactNode }) {
  const parameters: AddressParameters = useParams({ strict: false });
  const word = named.has(path) ? undefined : recordWordOf(parameters);
  return word === undefined || recordIdOf(word) !== undefined ? children : <RecordMissing />;
}
