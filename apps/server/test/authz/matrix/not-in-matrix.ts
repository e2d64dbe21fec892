/**
 * Possible only with what a network has issued before: the matrix has it for LinkedIn, whose flow is the common one.
 * The tests of the module networks cover the others.
 */
export const needNetwork: ReadonlySet<string> = new Set([
  "connect-twitter",
  "connect-facebook",
  "connect-instagram",
  "save-user-social-login",
  // An outside page, which the matrix cannot reach.
  "extract-url",
  "extract-own-url",
  "take-image",
  "take-own-image",
  // A picture from the AI needs the storage as well.
  "generate-ai-image",
  "generate-staff-ai-image",
  // Only a share that the autopilot planned can be swapped, and those of the matrix were made by people.
  "swap-autopilot-post",
  // Only whoever's autopilot has something likely there can fix it.
  "plan-autopilot-place",
  // A day of the four weeks is refused if the company has reserved it, as the matrix itself has done by then.
  "save-monthly-config",
  "preview-monthly-autopilot",
  // The address must be of the company's own mail domain, which each company of the matrix has another one of.
  "add-front-user",
  "add-corporate-front-user",
]);

/**
 * Possible only for whoever a post waits for, and the posts of the matrix wait for nobody. The tests of the module
 * editorial cover who may do which step when.
 */
export const needTurn: ReadonlySet<string> = new Set([
  "approve-post",
  "reject-post",
  "return-post",
  "reject-billable-post",
  "publish-post",
  "resubmit-post",
  "bulk-approve-posts",
  "undo-publish-posts",
  "read-review",
  "list-post-comments",
  "add-post-comment",
  "remove-post-comment",
  "list-post-assignees",
  "assign-post",
  // For those who lead the writers alone.
  "read-eic-dashboard",
  // The picture of the matrix is in no own post, and its own post is not approved yet.
  "delete-own-post-images",
  "offer-own-post",
]);
