import { networks } from "@polyphon/contract/networks/networks.ts";
import { expect, test } from "vitest";
import { cardHost, hostOf } from "./card-host.ts";
import { shortLinkOf } from "./short-link-of.ts";

test("the card names the short link's host on LinkedIn, and the page's elsewhere", () => {
  const link = shortLinkOf("https://www.nordwind.example/a", "https://go.example/") ?? "";
  const hosts = networks.map((network) => [network, cardHost(network, link, "nordwind.example")]);
  expect(Object.fromEntries(hosts)).toEqual({
    LINKEDIN: "go.example",
    TWITTER: "nordwind.example",
    XING: "nordwind.example",
    FACEBOOK: "nordwind.example",
    INSTAGRAM: "nordwind.example",
  });
});

test("a host is named without www, and what is no address has none", () => {
  expect(hostOf("https://www.nordwind.example:8443/a?b")).toBe("nordwind.example");
  expect(hostOf("nordwind")).toBe("");
});
