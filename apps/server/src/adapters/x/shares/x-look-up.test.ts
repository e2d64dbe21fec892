import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { faults, picture, route, startXBed, type XBed } from "../../../../test/networks/x-bed.ts";

let bed: XBed;
beforeAll(async () => {
  bed = await startXBed();
});
afterEach(() => bed.clear());
afterAll(() => bed.stop());

describe("a lost answer on X", () => {
  const since = () => new Date(Date.now() - 60_000);
  const link = { url: "https://pol.io/3k9x?a=1&b=2", title: "Wind alone", description: null };

  test("is found whatever X makes of the text: wrapped addresses, escaped characters, a picture's own address", async () => {
    const inputs: Partial<PublishRequest>[] = [
      { text: "R&D <b> & more at www.acme.com/, acme.de/x and https://a.io/x_(y)?q=1&amp;r=2", link },
      { text: "With a picture &amp; a link", link, images: [await picture("png"), await picture("png")] },
      { text: "", images: [await picture("png")] },
      { text: "Cafe\u0301 — 👨‍👩‍👧‍👦 #Wind @ann" },
    ];
    for (const input of inputs) {
      const request = await bed.uploaded(bed.newRequest(input));
      bed.sandbox.faults.add(faults.cut_after_commit);
      expect((await bed.adapter.publish(request, () => true)).kind).toBe("unknown");
      const [post] = bed.sandbox.ledger.page({ share: String(request.shareId), network: "x", limit: 1 });
      expect(await bed.adapter.lookUp(request, since())).toMatchObject({
        kind: "found",
        externalId: post?.id,
      });
    }
  });

  test("is found for any text that X accepts, and for no other", async () => {
    const piece = fc.oneof(
      fc.stringMatching(/^[a-zäöüß0-9]{1,8}$/),
      fc.constantFrom(
        " ",
        "\n",
        "\n\n",
        "\t",
        "&",
        "&amp;",
        "&lt;b&gt;",
        "<",
        ">",
        "$&",
        "$1",
        "%20",
        "\\",
        '"',
        "e\u0301",
        "👨‍👩‍👧‍👦",
        "日本",
      ),
      fc.constantFrom(
        "https://acme.com",
        "https://acme.com/",
        "http://acme.com/?a=1&b=2",
        "www.acme.com",
        "acme.de/x_(y)",
        "https://t.co/abc",
        "#Wind",
        "@ann",
        "a.b",
      ),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(text, text, async (sent, other) => {
        fc.pre(sent.trim() !== "");
        const request = bed.newRequest({ text: sent });
        const result = await bed.adapter.publish(request, () => true);
        fc.pre(result.kind === "published");
        const id = result.kind === "published" ? result.externalId : null;
        expect(await bed.adapter.lookUp(request, since())).toMatchObject({ kind: "found", externalId: id });
        const letters = (each: string) => each.normalize("NFC").replace(/https?:|[\s/]/g, "");
        fc.pre(letters(sent) !== letters(other));
        expect(await bed.adapter.lookUp({ ...request, text: other }, since())).toEqual({ kind: "not_found" });
      }),
      { numRuns: 200 },
    );
  });

  test("is not confused with another picture without text", async () => {
    const image = await picture("png");
    const first = await bed.uploaded(bed.newRequest({ text: "", images: [image] }));
    await bed.adapter.publish(first, () => true);
    const second = await bed.uploaded({ ...first, shareId: 0, uploadedMedia: [] });
    expect(await bed.adapter.lookUp(second, since())).toEqual({ kind: "not_found" });
  });

  test("is found behind many newer posts, but more than are read prove nothing", async () => {
    await bed.setUp({ postsPerWindow: 0 });
    const request = bed.newRequest();
    const say = (count: number) => async (_: unknown, index: number) =>
      bed.adapter.publish({ ...request, text: `Later ${count} ${index}` }, () => true);
    await bed.adapter.publish(request, () => true);
    await Promise.all(Array.from({ length: 60 }, say(1)));
    expect(await bed.adapter.lookUp(request, since())).toMatchObject({ kind: "found" });
    await Promise.all(Array.from({ length: 60 }, say(2)));
    expect(await bed.adapter.lookUp(request, since())).toMatchObject({ kind: "failed" });
    await bed.setUp({ postsPerWindow: 100 });
  });

  test("missing from the timeline counts as published when X calls the next attempt a duplicate", async () => {
    await bed.setUp({ timelineLagSeconds: 30 });
    const request = bed.newRequest();
    bed.sandbox.faults.add(faults.cut_after_commit);
    await bed.adapter.publish(request, () => true);
    expect(await bed.adapter.lookUp(request, since())).toEqual({ kind: "not_found" });
    expect(await bed.adapter.publish(request, () => true)).toEqual({
      kind: "duplicate",
      externalId: null,
      permalink: null,
    });
    await bed.setUp({ timelineLagSeconds: 0 });
    expect(await bed.adapter.lookUp(request, since())).toMatchObject({ kind: "found" });
  });

  test("is not reported absent before the timeline had time to show it, but found at any time", async () => {
    const request = bed.newRequest();
    expect(await bed.adapter.lookUp(request, new Date(Date.now() - 29_000))).toMatchObject({
      kind: "too_early",
    });
    expect(await bed.adapter.lookUp(request, new Date(Date.now() - 31_000))).toEqual({ kind: "not_found" });
    await bed.adapter.publish(request, () => true);
    expect(await bed.adapter.lookUp(request, new Date())).toMatchObject({ kind: "found" });
  });

  test("that X calls a duplicate gets its id although the timeline fails once or is a second late", async () => {
    const lost = async () => {
      const request = bed.newRequest();
      bed.sandbox.faults.add(faults.cut_after_commit);
      await bed.adapter.publish(request, () => true);
      return request;
    };
    const refused = await lost();
    bed.sandbox.faults.add({ kind: "http", status: 503, route: "GET /2/users/*/tweets", times: 1 });
    expect(await bed.adapter.publish(refused, () => true)).toMatchObject({
      kind: "duplicate",
      externalId: expect.stringMatching(/^\d+$/),
    });
    expect(bed.sandbox.faults.list().map(({ hits }) => hits)).toEqual([1, 1]);

    await bed.setUp({ timelineLagSeconds: 1 });
    expect(await bed.adapter.publish(await lost(), () => true)).toMatchObject({
      kind: "duplicate",
      externalId: expect.stringMatching(/^\d+$/),
    });
    await bed.setUp({ timelineLagSeconds: 0 });
  });

  test("that broke off after the status line still gets its id", async () => {
    for (const kind of ["truncated_json", "reset_in_body"] as const) {
      const request = bed.newRequest();
      bed.sandbox.faults.add({ kind, route, times: 1 });
      const [result] = [await bed.adapter.publish(request, () => true)];
      const [post] = bed.sandbox.ledger.page({ share: String(request.shareId), network: "x", limit: 1 });
      expect(result).toMatchObject({ kind: "published", externalId: post?.id });
    }
  });

  test("leads to the public page of the post", async () => {
    const result = await bed.adapter.publish(bed.newRequest({ text: "Read me", link }), () => true);
    const page = await fetch(result.kind === "published" ? (result.permalink ?? "") : "about:blank");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Read me");
  });
});
