import { describe, expect, it } from "vitest";
import { readPage } from "./read-page.ts";

const page = (body: string | Buffer, type = "text/html; charset=utf-8") =>
  readPage({ url: "https://paper.example/2026/story", type, body: Buffer.from(body) });

describe("the metadata of a page", () => {
  it("is taken from its tags for others first, then from what it shows", () => {
    expect(
      page(`<title>Story | Paper</title><meta property="og:title" content="The story">
        <meta name="description" content="Short"><meta property="og:site_name" content="Paper">
        <meta property="og:image" content="/a.jpg"><img src="b.jpg"><img src="/a.jpg">`),
    ).toEqual({
      title: "The story",
      description: "Short",
      siteName: "Paper",
      images: ["https://paper.example/a.jpg", "https://paper.example/2026/b.jpg"],
    });
    expect(page("<title> Only\n a   title </title>")).toMatchObject({ title: "Only a title", images: [] });
    expect(page("no markup at all")).toEqual({ title: null, description: null, siteName: null, images: [] });
  });

  it("is read in the page's encoding", () => {
    const body = Buffer.from("<title>Größe</title>", "latin1");
    expect(page(body, "text/html; charset=iso-8859-1").title).toBe("Größe");
    expect(
      page(Buffer.from('<meta charset="windows-1252"><title>Größe</title>', "latin1"), "text/html").title,
    ).toBe("Größe");
    expect(page("<title>Größe</title>", "text/html; charset=nonsense").title).toBe("Größe");
  });

  it("is plain text, with web addresses only", () => {
    const facts = page(`<title>a</title><meta property="og:title" content="&lt;b&gt;x&lt;/b&gt;\u202e\u0007y">
      <meta property="og:image" content="javascript:alert(1)"><meta property="og:image" content="data:image/png;base64,x">
      <meta property="og:image" content="file:///etc/passwd"><img src="//cdn.example/c.png"><script>"<title>no</title>"</script>`);
    expect(facts.title).toBe("<b>x</b> y");
    expect(facts.images).toEqual(["https://cdn.example/c.png"]);
  });

  it("is short, however long the page is", () => {
    const much =
      page(`<title>${"t".repeat(9_000)}</title><meta name=description content="${"d".repeat(9_000)}">
      ${Array.from({ length: 500 }, (_, at) => `<img src="/${at}.png">`).join("")}`);
    expect(much.title).toHaveLength(255);
    expect(much.description).toHaveLength(1_000);
    expect(much.images).toHaveLength(24);
  });
});
