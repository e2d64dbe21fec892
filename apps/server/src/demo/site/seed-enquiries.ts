import { addEnquiry, answerEnquiry, type NewEnquiry } from "../../modules/site/enquiries/enquiries.store.ts";
import type { Tx } from "../../platform/db/transaction.ts";

const enquiries: readonly (NewEnquiry & { readonly reply?: string })[] = [
  {
    kind: "CONTACT",
    name: "Jonas Reuter",
    email: "jonas.reuter@uferwerk.example",
    company: null,
    role: null,
    phone: "+49 421 556677",
    contactMethod: null,
    message: "Können unsere Auszubildenden auch teilnehmen?\nWir sind 140 Leute an drei Standorten.",
    language: "de",
    reply: "Ja, sehr gern. Jede Person mit einer dienstlichen E-Mail-Adresse kann teilnehmen.",
  },
  {
    kind: "MEETING",
    name: "Priya Nair",
    email: "priya.nair@lumenfield.example",
    company: "Lumenfield Ltd",
    role: "Head of Communications",
    phone: "+44 20 7946 0102",
    contactMethod: "VIDEO_CALL",
    message: null,
    language: "en",
  },
  {
    kind: "CONTACT",
    name: "Marta Silva",
    email: "marta.silva@portaluz.example",
    company: null,
    role: null,
    phone: "+351 21 123 4567",
    contactMethod: null,
    message: "Does the works council mode also cover the exports of reports?",
    language: "en",
  },
];

/** What visitors left in the forms of the site; one of them is answered. */
export async function addEnquiries(tx: Tx, staffId: number): Promise<void> {
  for (const { reply, ...enquiry } of enquiries) {
    const id = await addEnquiry(tx, enquiry);
    if (reply !== undefined) await answerEnquiry(tx, id, reply, staffId);
  }
}
