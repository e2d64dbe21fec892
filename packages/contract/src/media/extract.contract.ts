import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { limits } from "../limits.ts";
import { media } from "./media.contract.ts";

/** An outside address: read by the server, never by a browser of ours. */
const outsideAddress = z.url({ protocol: /^https?$/ }).max(limits.extract.addressMax);

const foundImage = z.object({
  address: z.string(),
  /** A small re-encoded image as a data address, so that showing it makes no outside request. */
  preview: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export const extractUrl = endpoint({
  name: "extract-url",
  method: "POST",
  path: "/services/urlextractor/api/extract",
  about: "none",
  access: { staff: "add_post" },
  reads: [],
  input: z.object({ url: outsideAddress }),
  output: z.object({
    /** Where the address led in the end. */
    url: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    siteName: z.string().nullable(),
    images: z.array(foundImage),
  }),
  errors: ["url_not_readable", "too_many_requests"],
});

/** The same for an employee who writes about a page. */
export const extractOwnUrl = endpoint({
  name: "extract-own-url",
  method: "POST",
  path: "/services/urlextractor/api/own-post/extract",
  about: "none",
  access: { front: "own_post" },
  reads: [],
  input: extractUrl.input,
  output: extractUrl.output,
  errors: extractUrl.errors,
});

/** Takes over a picture of a page, through the same check as an upload. */
export const takeImage = endpoint({
  name: "take-image",
  method: "POST",
  path: "/services/urlextractor/api/images",
  about: "none",
  access: { staff: "add_post" },
  changes: [],
  input: z.object({ address: outsideAddress }),
  output: media,
  errors: ["url_not_readable", "media_not_usable", "too_many_requests"],
});

export const takeOwnImage = endpoint({
  name: "take-own-image",
  method: "POST",
  path: "/services/urlextractor/api/own-post/images",
  about: "none",
  access: { front: "own_post" },
  changes: [],
  input: takeImage.input,
  output: media,
  errors: takeImage.errors,
});
