import { Parser } from "htmlparser2";
import type { FileFacts } from "../file-verdict.ts";
import { refuse } from "../unfit.ts";
import type { Bytes } from "../open-bytes.ts";
import { unzip, unzipStart, type ZipEntry, zipEntries } from "./zip-entries.ts";

const megabyte = 1024 * 1024;
const mostXml = 200 * megabyte;

/** What such a file may lead to outside of itself; a template or an object from elsewhere would be fetched and run. */
const harmlessLinks = /\/(?:hyperlink|image|video|audio|media)$/;
/** The first bytes of programs and of the containers in which macros and embedded objects are stored. */
const activeStarts = ["d0cf11e0a1b11ae1", "4d5a", "7f454c46", "2321"].map((hex) => Buffer.from(hex, "hex"));

type OnElement = (name: string, attributes: Readonly<Record<string, string>>) => void;

/** Parsed as XML, so that an escaped word reads as what it means; a doctype could define words of its own. */
function eachElement(
  xml: Buffer,
  onElement: OnElement,
  onText?: (text: string, inside: string) => void,
): void {
  const utf16 = xml[0] === 0xff && xml[1] === 0xfe;
  let inside = "";
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        inside = name.split(":").at(-1) ?? name;
        onElement(inside, attributes);
      },
      onclosetag: () => {
        inside = "";
      },
      ontext: (text) => onText?.(text, inside),
      onprocessinginstruction: (name) => {
        if (name.startsWith("!")) refuse("unreadable");
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const step = megabyte;
  const decoder = new TextDecoder(utf16 ? "utf-16le" : "utf-8");
  for (let at = 0; at < xml.length; at += step)
    parser.write(decoder.decode(xml.subarray(at, at + step), { stream: true }));
  parser.end(decoder.decode());
}

interface MainPart {
  readonly extension: "docx" | "pptx";
  readonly name: string;
}

function mainPartOf(types: Buffer): MainPart {
  let found: MainPart | null = null;
  eachElement(types, (_name, { ContentType = "", PartName = "" }) => {
    const type = ContentType.toLowerCase();
    const name = PartName.replace(/^\//, "");
    if (/macroenabled|vbaproject|activex/.test(type)) refuse("active");
    if (type.endsWith("wordprocessingml.document.main+xml")) found ??= { extension: "docx", name };
    if (type.endsWith("presentationml.presentation.main+xml")) found ??= { extension: "pptx", name };
  });
  return found ?? refuse("wrong_type");
}

function refuseActiveParts(bytes: Bytes, entries: readonly ZipEntry[]): void {
  for (const entry of entries) {
    if (
      /vbaproject|vbadata|activex|\.(?:docm|pptm|xlsm|dotm|potm|xlam|js|vbs|exe|dll|bat)$/i.test(entry.name)
    )
      refuse("active");
    if (entry.unpacked === 0) continue;
    const start = unzipStart(bytes, entry);
    if (activeStarts.some((sign) => start.subarray(0, sign.length).equals(sign))) refuse("active");
    if (!entry.name.toLowerCase().endsWith(".rels")) continue;
    eachElement(unzip(bytes, entry, 8 * megabyte), (name, { Type = "", TargetMode = "" }) => {
      if (name === "Relationship" && TargetMode.toLowerCase() === "external" && !harmlessLinks.test(Type))
        refuse("active");
    });
  }
}

/** The page count of its last editor, or the number of page breaks when that is higher. */
function pagesOfText(text: Buffer, facts: Buffer | null): number | null {
  let breaks = 0;
  eachElement(text, (name, attributes) => {
    const isBreak = name === "br" && Object.values(attributes).includes("page");
    if (isBreak || name === "lastRenderedPageBreak") breaks += 1;
  });
  let counted = 0;
  if (facts)
    eachElement(
      facts,
      () => undefined,
      (words, inside) => {
        if (inside === "Pages") counted = Number.parseInt(words, 10) || 0;
      },
    );
  const pages = Math.max(counted, breaks === 0 ? 0 : breaks + 1);
  return pages > 0 ? Math.min(pages, 1_000_000) : null;
}

function slidesOf(presentation: Buffer): number | null {
  let slides = 0;
  eachElement(presentation, (name) => {
    if (name === "sldId") slides += 1;
  });
  return slides === 0 ? null : slides;
}

/** DOCX and PPTX. A file that carries macros, programs, embedded objects or a template from elsewhere is refused. */
export function readZipOffice(bytes: Bytes): FileFacts {
  const entries = zipEntries(bytes);
  const part = (name: string) => {
    const entry = entries.find((one) => one.name === name);
    return entry ? unzip(bytes, entry, mostXml) : null;
  };
  const types = part("[Content_Types].xml");
  const { extension, name } = types ? mainPartOf(types) : refuse("wrong_type");
  refuseActiveParts(bytes, entries);
  const main = part(name);
  if (!main) return refuse("unreadable");
  const pages = extension === "docx" ? pagesOfText(main, part("docProps/app.xml")) : slidesOf(main);
  return { extension, pages, seconds: null, width: null, height: null };
}
