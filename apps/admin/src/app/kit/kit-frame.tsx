import { KitProvider } from "@polyphon/admin-kit/kit/kit-context.tsx";
import type { ReactNode } from "react";
import { useKitValue } from "./use-kit-value.ts";

/** The kit comes with the frame of those who are signed in: the login draws no list and no form of it. */
export function KitFrame({ children }: { children: ReactNode }) {
  return <KitProvider value={useKitValue()}>{children}</KitProvider>;
}
