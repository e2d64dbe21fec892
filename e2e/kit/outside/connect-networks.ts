import {
  connectFacebook,
  connectTwitter,
  connectXing,
  requestFacebookAuth,
  requestTwitterAuth,
} from "@polyphon/contract/networks/connect.contract.ts";
import type { Caller } from "../people/caller.ts";

/** Gives consent on a page of the sandbox under this name; returns the parameters of the redirect. */
async function allow(url: string, member: string): Promise<{ state: string; code: string }> {
  const answer = await fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ name: member, decision: "allow" }),
  });
  const back = new URL(answer.headers.get("location") ?? "", url).searchParams;
  return { state: back.get("state") ?? "", code: back.get("code") ?? "" };
}

export async function connectXAs({ call }: Caller, member: string): Promise<void> {
  const { authUrl } = await call(requestTwitterAuth, { panel: "FRONT" });
  await call(connectTwitter, await allow(authUrl, member));
}

/** With the person's own account. */
export async function connectFacebookAs({ call }: Caller, member: string): Promise<void> {
  const { redirectionUrl } = await call(requestFacebookAuth, { panel: "FRONT" });
  await call(connectFacebook, await allow(redirectionUrl, member));
}

export async function connectXingAs({ call }: Caller): Promise<void> {
  await call(connectXing, { panel: "FRONT" });
}
