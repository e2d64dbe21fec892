import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { expect, test } from "vitest";
import type { PublishRequest } from "../../modules/sharing/sharing.port.ts";
import { xingPublisher, xingShareUrl } from "./xing-publisher.ts";

const request: PublishRequest = {
  shareId: 1,
  attempt: 1,
  authorId: "",
  accessToken: "",
  text: "Our plant runs on wind alone.",
  link: null,
  images: [],
  uploadedMedia: [],
};

test("Xing is assisted only: publishing is refused without a request", async () => {
  let asked = 0;
  const guard = () => (asked += 1) > 0;
  expect(xingPublisher.abilities).toMatchObject({ assisted: true, afterLostAnswer: "ask_user" });
  expect(await xingPublisher.publish(request, guard)).toMatchObject({ kind: "refused", reason: "config" });
  expect(await xingPublisher.uploadMedia(request)).toMatchObject({ kind: "refused", reason: "config" });
  expect(await xingPublisher.lookUp(request, new Date())).toMatchObject({ kind: "failed" });
  expect(asked).toBe(0);
});

test("a member shares an address on Xing's own page", async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const shared = "https://pol.io/3k9x?a=1&b=ü";
  const url = xingShareUrl({ webBase: `${sandbox.url}/www.xing.com` }, shared);
  expect(await (await fetch(url)).text()).toContain("Share to Xing");
  const body = new URLSearchParams({ decision: "share", message: "Pasted words" });
  await fetch(url, { method: "POST", body });
  const [post] = sandbox.ledger.page({ network: "xing", limit: 5 });
  expect([post?.text, JSON.parse(post?.raw ?? "{}")]).toEqual(["Pasted words", { url: shared }]);
  await sandbox.stop();
});
