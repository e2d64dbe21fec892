import { z } from "zod";
import { calendarDay } from "../kit/calendar-day.ts";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

const { questionnaire: limit } = limits;
const day = calendarDay.meta({ example: "2040-01-01" });
const shownNumber = z.number().int();

export const questionnaire = resource({
  name: "questionnaires",
  module: "surveys",
  ref: "questionnaire",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(limit.titleMax) },
    startDate: { kind: "date", schema: day },
    endDate: { kind: "date", schema: day, beside: true },
    /** It can be skipped up to this day; without one it cannot. */
    skippingEndDate: { kind: "date", schema: calendarDay.nullable() },
    companies: {
      kind: "references",
      of: "company",
      schema: z.array(ref("company")).min(1).max(limit.companies),
    },
    questions: { kind: "number", schema: shownNumber, readOnly: true },
    answers: { kind: "number", schema: shownNumber, readOnly: true },
  },
  columns: ["title", "startDate", "endDate", "skippingEndDate", "companies", "questions", "answers"],
  searchIn: ["title"],
  sortBy: "-startDate",
  sorts: ["title", "endDate"],
  filters: ["companies", "startDate", "endDate"],
  access: { list: "list_questionnaire" },
  screens: {
    list: "/admin/manage-questionnaire",
    add: "/admin/add-questionnaire",
    edit: "/admin/edit-questionnaire/:id",
  },
  // Dates are written year first, so that they sort as text.
  check: ({ startDate, endDate, skippingEndDate }, refuse) => {
    if (String(endDate) < String(startDate)) refuse("endDate", "endNotBeforeStart");
    if (typeof skippingEndDate === "string" && skippingEndDate > String(endDate))
      refuse("skippingEndDate", "skipNotAfterEnd");
  },
});
