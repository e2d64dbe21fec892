import { prohibitedEmail } from "@polyphon/contract/content/prohibited/prohibited-email.resource.ts";
import { prohibitedWord } from "@polyphon/contract/content/prohibited/prohibited-word.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { serveResource } from "../../../platform/resource/serve-resource.ts";

export const prohibitedOperations = (lookups: ResourceLookups): Operation[] => [
  ...serveResource(prohibitedWord, { name: "prohibited_word", columns: { word: "word" } }, lookups),
  ...serveResource(
    prohibitedEmail,
    { name: "prohibited_email", columns: { email: "email", reason: "reason" } },
    lookups,
  ),
];
