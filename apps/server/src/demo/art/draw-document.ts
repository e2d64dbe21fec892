import sharp from "sharp";

export interface DemoDocument {
  readonly title: string;
  /** One list of lines a page. */
  readonly pages: readonly (readonly string[])[];
}

const [width, height] = [595, 842];

/** The standard fonts of a reader know Latin letters only, written as in Windows. */
function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll("–", "-");
}

function contentOf(document: DemoDocument, lines: readonly string[], page: number): string {
  const head = `BT /F2 ${page === 0 ? 26 : 16} Tf 56 760 Td (${escaped(document.title)}) Tj ET`;
  const body = lines.map((line, at) => `BT /F1 13 Tf 56 ${700 - at * 30} Td (${escaped(line)}) Tj ET`);
  const foot = `BT /F1 10 Tf 56 40 Td (${page + 1} / ${document.pages.length}) Tj ET`;
  return ["0.04 0.45 0.52 rg 0 806 595 36 re f 0.1 0.12 0.15 rg", head, ...body, foot].join("\n");
}

/** A plain PDF with one text per page, written by hand: a reader needs no more. */
export function drawDocument(document: DemoDocument): Buffer {
  const pages = document.pages.map((lines, page) => contentOf(document, lines, page));
  const first = 5;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + at * 2 + 1} 0 R
        /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  const parts = ["%PDF-1.4\n"];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const text = `${index + 1} 0 obj\n${object}\nendobj\n`;
    places.push(at);
    at += Buffer.byteLength(text, "latin1");
    parts.push(text);
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  parts.push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`);
  return Buffer.from(parts.join(""), "latin1");
}

function svgText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** The first page as a picture. */
export function drawFirstPage({ title, pages }: DemoDocument): Promise<Buffer> {
  const lines = (pages[0] ?? []).map(
    (line, at) => `<text x="56" y="${150 + at * 30}" font-size="15">${svgText(line)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" fill="#1a1f26">
    <rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="36" fill="#0b7285"/>
    <text x="56" y="96" font-size="28" font-weight="700">${svgText(title)}</text>${lines.join("")}</svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 88 }).toBuffer();
}
