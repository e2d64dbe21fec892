import { useMatches, Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { EmployeeScreenPath } from "@polyphon/contract/screens/screens.ts";
import { addressOf } from "../shared/address.ts";
import { useMe } from "../shared/me.ts";
import { screenAccess } from "./screen-access.ts";

/** A screen whose feature the user lacks falls back to the dashboard. The server decides who has it. */
export function FeatureGate({ children }: { children: ReactNode }) {
  const { can } = useMe().account;
  const screen = useMatches().at(-1)?.staticData.employeeScreen;
  const feature = screen === undefined ? undefined : screenAccess[screen].feature;
  if (feature !== undefined && !can.features.includes(feature))
    return <Navigate to={addressOf("/dashboard")} replace />;
  return children;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    employeeScreen?: EmployeeScreenPath;
  }
}
