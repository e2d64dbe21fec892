import { html, type Markup } from "../pages/markup.ts";

export type Article = {
  name: string;
  title: string;
  about: string;
  site: string;
  pictures: readonly string[];
};

export const articles: readonly Article[] = [
  {
    name: "harbour",
    title: "Why the harbour runs on wind by 2028",
    about: "Three berths already load without diesel. What the port learned, and what it costs.",
    site: "Harbour Weekly",
    pictures: ["harbour-wide.png", "harbour-crane.png", "tiny.png"],
  },
  {
    name: "kaffee",
    title: "Größere Bohnen, kürzere Wege",
    about: "Wie eine Rösterei in Köln ihre Lieferkette auf 14 Tage verkürzt hat.",
    site: "Röstblatt",
    pictures: ["kaffee.png"],
  },
];

function head({ title, about, site, pictures }: Article): Markup {
  const [chosen] = pictures;
  return html`<meta property="og:title" content="${title}" />
    <meta property="og:description" content="${about}" />
    <meta property="og:site_name" content="${site}" />
    <meta property="og:image" content="/articles/pictures/${chosen ?? ""}" />`;
}

export function articlePage(article: Article): string {
  const pictures = article.pictures.map((name) => html`<img src="pictures/${name}" alt="" />`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${article.title} | ${article.site}</title>
        ${head(article)}
      </head>
      <body>
        <article>
          <h1>${article.title}</h1>
          <p>${article.about}</p>
          ${pictures}
        </article>
      </body>
    </html>`.text;
}

/** Everything in it tries to be run, shown or fetched by its reader. */
export const hostilePage = `<!doctype html><html><head>
<meta property="og:title" content="A &lt;script&gt;alert(1)&lt;/script&gt; title\u202e">
<meta name="description" content="'); drop table post; --">
<meta property="og:image" content="http://169.254.169.254/latest/meta-data/">
<meta property="og:image" content="javascript:alert(1)">
<meta property="og:image" content="file:///etc/passwd">
<meta property="og:image" content="/articles/pictures/page.png">
<title>x</title></head><body><script>document.title = "run"</script><img src=x onerror=alert(1)></body></html>`;

export function listPage(names: readonly string[]): string {
  const links = names.map((name) => html`<li><a href="/articles/${name}">${name}</a></li>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <title>Articles</title>
      </head>
      <body>
        <h1>Articles</h1>
        <ul>
          ${links}
        </ul>
      </body>
    </html>`.text;
}
