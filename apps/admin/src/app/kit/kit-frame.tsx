import { KitProvider } from "@polyphon/admin-kit/kit/kit-context.tsx";
import type { ReactNode } from "react";
import { useKitValue } from "./use-kit-value.ts";

/** The kit is loaded with the signed-in frame, because the login uses none of its lists and forms. */
export function KitFrame({ children }: { children: ReactNode }) {
  return <KitProvider value={useKitValue()}>{children}</KitProvider>;
}
