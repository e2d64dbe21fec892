import type { Module } from "../../platform/module/module.ts";
import type { SignPicture } from "./companies.port.ts";
import { readCompany } from "./queries/read-company.ts";

export function companies(needs: { readonly sign: SignPicture }): Module {
  return { name: "companies", operations: [readCompany(needs.sign)], jobs: [], listeners: [] };
}
