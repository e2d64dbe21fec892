import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** What the table of contents claims instead of the truth. */
  readonly claims?: { readonly unpacked?: number; readonly flags?: number; readonly at?: number };
}

/** A zip with its table of contents, as Office writes one. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const [bodies, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, claims = {} } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(claims.flags ?? 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(raw), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims.unpacked ?? raw.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(claims.at ?? at, 10);
    bodies.push(Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), packed);
    list.push(Buffer.from("PK\u0001\u0002\u0014\0"), fields, tail, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const table = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, table, end]);
}

export const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
export const slidesType =
  "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml";

export const types = (main: string, part: string): ZipPart => ({
  name: "[Content_Types].xml",
  content: `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${main}"/></Types>`,
});

export function docx(pages: number, more: readonly ZipPart[] = [], main = wordType): Buffer {
  return zip([
    types(main, "word/document.xml"),
    { name: "docProps/app.xml", content: `<Properties><Pages>${pages}</Pages></Properties>` },
    { name: "word/document.xml", content: `<w:document><w:body><w:p>Words</w:p></w:body></w:document>` },
    ...more,
  ]);
}

export function pptx(slides: number, more: readonly ZipPart[] = [], main = slidesType): Buffer {
  const list = Array.from({ length: slides }, (_, at) => `<p:sldId id="${256 + at}"/>`).join("");
  return zip([
    types(main, "ppt/presentation.xml"),
    {
      name: "ppt/presentation.xml",
      content: `<p:presentation><p:sldIdLst>${list}</p:sldIdLst></p:presentation>`,
    },
    ...more,
  ]);
}

export const relation = (type: string, target: string): ZipPart => ({
  name: "word/_rels/document.xml.rels",
  content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});
