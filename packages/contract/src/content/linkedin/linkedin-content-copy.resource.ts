import { z } from "zod";
import { ref } from "../../kit/ref.ts";
import { resource } from "../../kit/resource/resource.ts";
import { limits } from "../../limits.ts";

/** Approved LinkedIn posts of one company become posts of others. */
export const linkedinContentCopy = resource({
  name: "linkedin-content-copies",
  module: "content",
  ref: "linkedinContentCopy",
  fields: {
    sourceDomain: { kind: "reference", of: "company", schema: ref("company") },
    sourceUser: { kind: "reference", of: "employee", schema: ref("employee") },
    destinationDomains: {
      kind: "references",
      of: "company",
      section: "to",
      schema: z.array(ref("otherCompany")).min(1).max(limits.linkedinContentCopy.destinations),
    },
    category: { kind: "reference", of: "category", section: "to", schema: ref("category") },
    destinationUser: { kind: "reference", of: "employee", section: "to", schema: ref("employee") },
    addedAt: { kind: "dateTime", schema: z.iso.datetime(), readOnly: true },
  },
  columns: ["sourceDomain", "sourceUser", "destinationDomains", "category", "destinationUser", "addedAt"],
  searchIn: [],
  sortBy: "-addedAt",
  filters: ["sourceDomain", "category"],
  access: { list: null },
  screens: {
    list: "/admin/linkedin-content-copy-setting",
    add: "/admin/add-linkedin-content-copy-setting",
    edit: "/admin/edit-linkedin-content-copy-setting/:id",
  },
  owner: "provider",
  check: ({ sourceDomain, destinationDomains }, refuse) => {
    const wanted = Array.isArray(destinationDomains) ? destinationDomains.map(Number) : [];
    if (new Set(wanted).size < wanted.length) refuse("destinationDomains", "repeated");
    if (wanted.includes(Number(sourceDomain))) refuse("destinationDomains", "copyToItself");
  },
});
