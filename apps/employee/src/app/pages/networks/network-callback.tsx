import { useRouter, useSearch } from "@tanstack/react-router";
import type { LoginNetwork } from "../../../features/networks/connecting/connect-calls.ts";
import { NetworkReturn } from "../../../features/networks/connecting/network-return.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { returnPath } from "../../../shared/address/return-path.ts";
import narrow from "../narrow.module.css";

/** Shared by the return pages of all networks: reads the address, then returns the user to where they were. */
export function NetworkCallback({ networkOf }: { networkOf: (state: string | null) => LoginNetwork }) {
  const { history } = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const given = (name: string): string | null => {
    const value = search[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  const state = given("state");
  return (
    <div className={narrow["page"]}>
      <NetworkReturn
        network={networkOf(state)}
        state={state}
        code={given("code")}
        error={given("error")}
        onDone={() => history.replace(returnPath.take() ?? addressOf("/profile"))}
      />
    </div>
  );
}
