import { deflateSync } from "node:zlib";

export interface PdfOptions {
  readonly pages?: number;
  /** What the page tree claims about itself. */
  readonly count?: number;
  readonly catalog?: string;
  readonly trailer?: string;
  readonly objects?: readonly string[];
  readonly kids?: string;
  readonly tail?: string;
}

/** A document of blank pages; readers rebuild the missing table of its objects. */
export function pdf(input: PdfOptions = {}): Buffer {
  const { pages = 3, catalog = "", trailer = "", objects = [], tail = "" } = input;
  const numbers = Array.from({ length: pages }, (_, at) => 10 + at);
  const kids = input.kids ?? numbers.map((at) => `${at} 0 R`).join(" ");
  const lines = [
    "%PDF-1.7",
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
    `2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${input.count ?? pages} >>\nendobj`,
    ...numbers.map((at) => `${at} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj`),
    ...objects,
    `trailer\n<< /Root 1 0 R /Size ${10 + pages} ${trailer} >>\nstartxref\n0\n%%EOF\n${tail}`,
  ];
  return Buffer.from(lines.join("\n"), "latin1");
}

/** The same with compressed objects, as most programs write it today. */
export function packedPdf(objects: readonly (readonly [id: number, value: string])[], extra = ""): Buffer {
  let at = 0;
  const places = objects.map(([id, value]) => {
    const place = `${id} ${at}`;
    at += value.length + 1;
    return place;
  });
  const head = `${places.join(" ")} `;
  const packed = deflateSync(Buffer.from(head + objects.map(([, value]) => `${value} `).join(""), "latin1"));
  return packedStream(packed, `/N ${objects.length} /First ${head.length}`, extra);
}

export function packedStream(packed: Buffer, words: string, extra = ""): Buffer {
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n7 0 obj\n<< /Type /ObjStm ${words} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from(
      `\nendstream\nendobj\n8 0 obj\n<< /Type /XRef /Root 1 0 R /Size 9 ${extra} /Length 0 >>\nstream\n\nendstream\nendobj\nstartxref\n0\n%%EOF\n`,
    ),
  ]);
}

export const plainObjects: readonly (readonly [number, string])[] = [
  [1, "<< /Type /Catalog /Pages 2 0 R >>"],
  [2, "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>"],
  [3, "<< /Type /Page /Parent 2 0 R >>"],
  [4, "<< /Type /Page /Parent 2 0 R >>"],
];
