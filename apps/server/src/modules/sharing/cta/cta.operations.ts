import type { Operation } from "../../../platform/operation/operation.ts";
import { addCtaConfig } from "./commands/add-cta-config.ts";
import { deleteCtaConfig } from "./commands/delete-cta-config.ts";
import { editCtaConfig } from "./commands/edit-cta-config.ts";
import { updateCtaConfigStatus } from "./commands/update-cta-config-status.ts";
import { listCtaConfigs } from "./queries/list-cta-configs.ts";

export const ctaOperations: readonly Operation[] = [
  listCtaConfigs,
  addCtaConfig,
  editCtaConfig,
  updateCtaConfigStatus,
  deleteCtaConfig,
];
