import type { MailWords } from "./mail-templates/mail-template.ts";
import { mailTemplates } from "./mail-templates/mail-templates.ts";

/** The mails that modules after this one send. */
export {
  enquiryReceivedMail,
  enquiryReplyMail,
  mentionsWaitingMail,
  ownPostDecidedMail,
  ownPostWaitingMail,
  postBackMail,
  postWaitingMail,
} from "./mails/notifications.mails.ts";

/** Who wants no mails but those that they caused themselves. */
export { hasOptedOut } from "./opt-outs/opt-outs.store.ts";

/** For the log of what went wrong. */
export { listFailedMails } from "./delivery/failed-mails.store.ts";

/** Mails whose text staff may change. */
export const changeableMails: readonly { readonly name: string; readonly words: MailWords }[] =
  mailTemplates.flatMap(({ kind, words }) => (words ? [{ name: kind.name, words }] : []));

/** How staff change the mails, and exclude companies from them. */
export type { Wording } from "./mail-templates/mail-template.ts";
export { findWordings, replaceWording } from "./mail-templates/mail-wording.store.ts";
export {
  type ExcludedOf,
  findExclusions,
  replaceExclusions,
  setCompanyExclusion,
} from "./mail-templates/mail-exclusions.store.ts";
export { findTemplateVersions, raiseTemplateVersion } from "./mail-templates/mail-version.store.ts";

/** Notifications that staff send. */
export { addNotices, listReaders, type NoticeReader } from "./notices/notices.store.ts";

export { moveNotices, withdrawNotices } from "./notices/notices.store.ts";
