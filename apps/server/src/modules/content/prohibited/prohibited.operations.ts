import { prohibitedEmail } from "@polyphon/contract/content/prohibited/prohibited-email.resource.ts";
import { prohibitedWord } from "@polyphon/contract/content/prohibited/prohibited-word.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceDesk } from "../../../platform/resource/resource-desk.ts";
import { serveResource } from "../../../platform/resource/serve-resource.ts";

export const prohibitedOperations = (desk: ResourceDesk): Operation[] => [
  ...serveResource(prohibitedWord, { name: "prohibited_word", columns: { word: "word" } }, desk),
  ...serveResource(
    prohibitedEmail,
    { name: "prohibited_email", columns: { email: "email", reason: "reason" } },
    desk,
  ),
];
