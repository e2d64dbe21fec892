import type { ModuleScreens } from "./screen.ts";

export const trainingScreens = {
  module: "training",
  admin: [
    ["/admin/training-trigger-list", "Training triggers", "list_training_trigger"],
    ["/admin/edit-training-trigger-list/:id", "Edit training trigger", "list_training_trigger"],
    ["/admin/training-certificates-list", "Training certificates", "list_training_certification"],
    ["/admin/add-training-certificate", "Add training certificate", "list_training_certification"],
    ["/admin/edit-training-certificate/:id", "Edit training certificate", "list_training_certification"],
    ["/admin/training-enroll-users-list", "Enrolled users", "list_training_enroll_user"],
    ["/admin/training-other-enroll-users-list", "Other enrolled users", "list_training_enroll_user"],
  ],
  employee: [
    ["/certificates", "My certificates", "user", "certificates"],
    ["/certification", "Certificate claim", "both"],
    ["/dtag", "Training-code entry", "both"],
  ],
} as const satisfies ModuleScreens;
