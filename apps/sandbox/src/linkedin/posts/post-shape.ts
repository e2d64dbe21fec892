import { badRequest, refuse, schemaErrors } from "../linkedin-errors.ts";
import { isObject, type JsonObject } from "../rest-gate.ts";

export type MediaRef = { urn: string; field: string; alt: string | null; title: string | null };

export type PostContent =
  | { kind: "none" }
  | { kind: "media"; media: MediaRef }
  | { kind: "multiImage"; images: MediaRef[] }
  | { kind: "article"; source: string; title: string; description: string | null; thumbnail: MediaRef | null }
  | { kind: "poll"; question: string; options: string[] };

export type PostShape = {
  author: string;
  commentary: string;
  visibility: string;
  content: PostContent;
  parent: string | null;
};

const required = [
  "author",
  "commentary",
  "visibility",
  "distribution",
  "lifecycleState",
  "isReshareDisabledByAuthor",
];
const known = new Set([
  ...required,
  "content",
  "reshareContext",
  "contentLandingPage",
  "contentCallToActionLabel",
]);
const visibilities = new Set(["PUBLIC", "CONNECTIONS", "LOGGED_IN"]);
const notFound = "field is required but not found and has no default value";

function invalid(field: string, description: string, code = "INVALID_VALUE_FOR_FIELD"): never {
  return refuse(badRequest(code, description, field));
}

function checkFields(body: JsonObject): void {
  const lines = required.filter((name) => body[name] === undefined).map((name) => `/${name} :: ${notFound}`);
  const distribution = body["distribution"];
  if (isObject(distribution) && distribution["feedDistribution"] === undefined) {
    lines.push(`/distribution/feedDistribution :: ${notFound}`);
  }
  for (const name of Object.keys(body)) {
    if (!known.has(name)) lines.push(`/${name} :: unrecognized field found but not allowed`);
  }
  if (typeof body["commentary"] !== "string" && body["commentary"] !== undefined) {
    lines.push("/commentary :: value cannot be coerced to String");
  }
  if (lines.length > 0) refuse(schemaErrors(lines));
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function mediaRef(value: JsonObject, field: string): MediaRef {
  const urn = text(value["id"]);
  if (urn === null) return refuse(schemaErrors([`${field}/id :: ${notFound}`]));
  const alt = text(value["altText"]);
  if (alt !== null && alt.length > 4086)
    return invalid(`${field}/altText`, "altText is too long", "FIELD_LENGTH_TOO_LONG");
  return { urn, field: `${field}/id`, alt, title: text(value["title"]) };
}

function multiImage(value: JsonObject): PostContent {
  const images = Array.isArray(value["images"]) ? value["images"].filter(isObject) : [];
  if (images.length < 2 || images.length > 20)
    return invalid("/content/multiImage/images", "2 to 20 images are needed");
  return {
    kind: "multiImage",
    images: images.map((image, n) => mediaRef(image, `/content/multiImage/images/${n}`)),
  };
}

function article(value: JsonObject): PostContent {
  const source = text(value["source"]);
  const title = text(value["title"]);
  const lines = [
    ...(source === null ? [`/content/article/source :: ${notFound}`] : []),
    ...(title === null ? [`/content/article/title :: ${notFound}`] : []),
  ];
  if (source === null || title === null) return refuse(schemaErrors(lines));
  if (!/^https?:\/\/\S+$/.test(source)) return invalid("/content/article/source", "source is not a URL");
  if (title.length > 400)
    return invalid("/content/article/title", "title is too long", "FIELD_LENGTH_TOO_LONG");
  const thumbnail = text(value["thumbnail"]);
  return {
    kind: "article",
    source,
    title,
    description: text(value["description"]),
    thumbnail:
      thumbnail === null
        ? null
        : { urn: thumbnail, field: "/content/article/thumbnail", alt: null, title: null },
  };
}

function poll(value: JsonObject): PostContent {
  const question = text(value["question"]) ?? "";
  const options = Array.isArray(value["options"]) ? value["options"].filter(isObject) : [];
  const texts = options.flatMap((option) => text(option["text"]) ?? []);
  const fits = question !== "" && question.length <= 140 && texts.every((option) => option.length <= 30);
  if (!fits || texts.length < 2 || texts.length > 4) return invalid("/content/poll", "The poll is not valid");
  return { kind: "poll", question, options: texts };
}

function contentOf(content: unknown): PostContent {
  if (content === undefined) return { kind: "none" };
  if (!isObject(content)) return invalid("/content", "content is not a union");
  const [[kind, value] = ["", null], ...others] = Object.entries(content);
  if (others.length > 0 || !isObject(value)) return invalid("/content", "content holds exactly one kind");
  switch (kind) {
    case "media":
      return { kind: "media", media: mediaRef(value, "/content/media") };
    case "multiImage":
      return multiImage(value);
    case "article":
      return article(value);
    case "poll":
      return poll(value);
    default:
      return refuse(schemaErrors([`/content/${kind} :: unrecognized field found but not allowed`]));
  }
}

/** Reads the body of a new post as strictly as LinkedIn does. */
export function readPostShape(body: JsonObject): PostShape {
  checkFields(body);
  const author = String(body["author"]);
  if (!/^urn:li:(person|organization):[\w-]+$/.test(author)) {
    return invalid("/author", `${author} is not a person or organization URN`, "INVALID_URN_TYPE");
  }
  const visibility = String(body["visibility"]);
  if (!visibilities.has(visibility)) return invalid("/visibility", `${visibility} is not a visibility`);
  if (body["lifecycleState"] !== "PUBLISHED")
    return invalid("/lifecycleState", "A new post must be PUBLISHED");
  const reshare = body["reshareContext"];
  return {
    author,
    commentary: String(body["commentary"]),
    visibility,
    content: contentOf(body["content"]),
    parent: isObject(reshare) ? text(reshare["parent"]) : null,
  };
}

export function mediaRefs(content: PostContent): MediaRef[] {
  switch (content.kind) {
    case "media":
      return [content.media];
    case "multiImage":
      return content.images;
    case "article":
      return content.thumbnail ? [content.thumbnail] : [];
    case "none":
    case "poll":
      break;
  }
  return [];
}
