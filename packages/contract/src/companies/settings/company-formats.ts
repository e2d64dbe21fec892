import { z } from "zod";
import { limits } from "../../limits.ts";

const { company: limit } = limits;

export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .meta({ example: "#0b7285" });

/** An hour of a company's day. */
export const dayTime = (example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ example });

export const hashtag = z
  .string()
  .max(limit.hashtagMax)
  .refine((text) => /^#[\p{L}\p{N}]+$/u.test(text), { params: { say: "hashtag" } })
  .meta({ example: "#care" });

export const domain = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(limit.domainMax)
  .refine((text) => /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(text), {
    params: { say: "domain" },
  })
  .meta({ example: "company.example", each: true });

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
/** An IANA name: an offset such as +02:00 would know no summer time. */
export const timeZone = z
  .string()
  .max(60)
  .regex(/^[A-Z]/)
  .refine(isZone, { params: { say: "timeZone" } })
  .meta({ example: "Europe/Berlin" });
