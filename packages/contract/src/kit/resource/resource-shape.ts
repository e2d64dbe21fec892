import type { z } from "zod";
import type { Named } from "../named.ts";
import type { ResourceField, ShownPicture } from "./resource-field.ts";

export type Fields = Readonly<Record<string, ResourceField>>;

/** What the server writes is not asked for. */
export type Shape<F extends Fields> = {
  [K in keyof F as F[K] extends { readonly readOnly: true } ? never : K]: F[K]["schema"];
};
export type EditShape<F extends Fields> = {
  [
    K in keyof F as F[K] extends { readonly readOnly: true } | { readonly onlyNew: true } ? never : K
  ]: F[K]["schema"];
};
type Shown<F extends ResourceField> = F["kind"] extends "reference"
  ? z.ZodType<Named | null>
  : F["kind"] extends "references"
    ? z.ZodType<Named[]>
    : F["kind"] extends "picture"
      ? z.ZodType<ShownPicture | null>
      : F["schema"];
export type ShownShape<F extends Fields> = { [K in keyof F]: Shown<F[K]> };

/** Filters are words of an address; which of them a list takes is known when it runs. */
export type FilterWords<F extends Fields> = {
  [K in keyof F & string as K | `${K}From` | `${K}To`]: z.ZodOptional<z.ZodString>;
};
