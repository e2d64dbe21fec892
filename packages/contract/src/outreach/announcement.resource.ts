import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

export const announcement = resource({
  name: "announcements",
  module: "outreach",
  ref: "announcement",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(limits.announcement.titleMax) },
    message: { kind: "html", schema: z.string().trim().min(1).max(limits.announcement.messageMax) },
    startsAt: { kind: "dateTime", schema: z.iso.datetime() },
    endsAt: {
      kind: "dateTime",
      schema: z.iso.datetime().meta({ example: "2040-01-01T10:00:00.000Z" }),
      beside: true,
    },
    companies: {
      kind: "references",
      of: "company",
      schema: z.array(ref("company")).min(1).max(limits.outreach.companies),
    },
  },
  columns: ["title", "startsAt", "endsAt", "companies"],
  searchIn: ["title"],
  sortBy: "-startsAt",
  sorts: ["title", "endsAt"],
  filters: ["companies", "startsAt", "endsAt"],
  access: { list: "list_announcement" },
  screens: {
    list: "/admin/manage-annoucements",
    add: "/admin/add-annoucement",
    edit: "/admin/edit-annoucement/:id",
  },
  check: ({ startsAt, endsAt }, refuse) => {
    if (Date.parse(String(endsAt)) <= Date.parse(String(startsAt))) refuse("endsAt", "endAfterStart");
  },
});
