import PdfDocument from "pdfkit";
import type { DataSheet } from "./data-sheet-words.ts";

type Pdf = InstanceType<typeof PdfDocument>;

const margin = 42;
const page = { width: 595.28 - 2 * margin, bottom: 841.89 - margin };
/** Parts of the width: what, who, how long. */
const shares = [0.36, 0.39, 0.25] as const;
const gap = 10;
const ink = { text: "#1b1f24", quiet: "#555f6b", line: "#c9d0d7" } as const;
const [regular, bold] = ["Helvetica", "Helvetica-Bold"] as const;
const sizes = [9, 8.5, 8, 7.5, 7, 6.5, 6];

interface Piece {
  readonly text: string;
  readonly font: typeof regular | typeof bold;
  readonly color: string;
}
const piece = (text: string, font: Piece["font"] = regular, color: string = ink.text): Piece => ({
  text,
  font,
  color,
});

const widths = shares.map((share) => share * page.width - gap);
const lefts = shares.map(
  (_, at) => margin + shares.slice(0, at).reduce((sum, one) => sum + one, 0) * page.width,
);

/** The cells of the table, the head first; each is one text under the other. */
function cellsOf({ columns, rows }: DataSheet): readonly (readonly Piece[])[][] {
  return [
    columns.map((one) => [piece(one, bold, ink.quiet)]),
    ...rows.map(({ title, what, who, kept }) => [
      [piece(title, bold), piece(what, regular, ink.quiet)],
      who.map((one) => piece(one)),
      [piece(kept)],
    ]),
  ];
}

function heightOf(pdf: Pdf, pieces: readonly Piece[], width: number, size: number): number {
  return pieces.reduce(
    (sum, { text, font }) => sum + pdf.font(font).fontSize(size).heightOfString(text, { width, lineGap: 1 }),
    0,
  );
}

const rowHeight = (pdf: Pdf, cells: readonly (readonly Piece[])[], size: number) =>
  Math.max(...cells.map((cell, at) => heightOf(pdf, cell, widths[at] ?? 0, size))) + size;

/** The largest letters with which everything stays on one page. */
function sizeFor(pdf: Pdf, sheet: DataSheet): number {
  const fits = (size: number) => {
    const texts = [...sheet.intro, ...sheet.outro].map((text) => [piece(text)]);
    const paragraphs = texts.reduce((sum, one) => sum + heightOf(pdf, one, page.width, size) + size * 0.7, 0);
    const table = cellsOf(sheet).reduce((sum, cells) => sum + rowHeight(pdf, cells, size), 0);
    const head = heightOf(pdf, [piece(sheet.title, bold)], page.width, size * 1.9) + size * 3;
    return margin + head + paragraphs + table + size * 3 <= page.bottom;
  };
  const size = sizes.find(fits);
  if (size === undefined) throw new Error("the data sheet does not fit on one page");
  return size;
}

function draw(pdf: Pdf, sheet: DataSheet, size: number): void {
  const whole = pdf.struct("Document");
  pdf.addStructure(whole);
  let top = margin;

  const write = ({ text, font, color }: Piece, left: number, y: number, width: number, letters = size) => {
    pdf.font(font).fontSize(letters).fillColor(color).text(text, left, y, { width, lineGap: 1 });
    return pdf.y;
  };
  const paragraph = (tag: "H1" | "P", one: Piece, letters = size) => {
    whole.add(
      pdf.struct(tag, {}, () => (top = write(one, margin, top, page.width, letters) + letters * 0.7)),
    );
  };
  const line = (y: number) => {
    pdf.markContent("Artifact", { type: "Layout" });
    pdf
      .moveTo(margin, y)
      .lineTo(margin + page.width, y)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
    pdf.endMarkedContent();
  };

  paragraph("H1", piece(sheet.title, bold), size * 1.9);
  for (const text of sheet.intro) paragraph("P", piece(text));

  const table = pdf.struct("Table");
  whole.add(table);
  for (const [at, cells] of cellsOf(sheet).entries()) {
    const height = rowHeight(pdf, cells, size);
    const row = pdf.struct("TR");
    table.add(row);
    for (const [column, pieces] of cells.entries()) {
      const cell = pdf.struct(at === 0 ? "TH" : "TD", {}, () => {
        let y = top + size / 2;
        for (const one of pieces) y = write(one, lefts[column] ?? margin, y, widths[column] ?? 0);
      });
      row.add(cell);
      cell.end();
    }
    row.end();
    top += height;
    line(top);
  }
  table.end();

  top += size;
  for (const text of sheet.outro) paragraph("P", piece(text));
  paragraph("P", piece(sheet.foot, regular, ink.quiet));
  whole.end();
}

/** One page A4 with headings and a table that a screen reader finds its way in. */
export function drawDataSheet(sheet: DataSheet, { compress = true } = {}): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: "A4",
    margin,
    lang: sheet.language === "de" ? "de-DE" : "en-GB",
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    compress,
    info: { Title: sheet.title, Author: "Polyphon" },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  pdf.on("end", () => resolve(Buffer.concat(chunks)));
  pdf.on("error", reject);
  draw(pdf, sheet, sizeFor(pdf, sheet));
  pdf.end();
  return promise;
}
