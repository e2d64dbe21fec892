import type { MailWords } from "./mails/mail-template.ts";
import { mailTemplates } from "./mails/mail-templates.ts";

/** The mails that modules after this one send. */
export {
  enquiryReceivedMail,
  enquiryReplyMail,
  mentionsWaitingMail,
  ownPostDecidedMail,
  ownPostWaitingMail,
  postBackMail,
  postWaitingMail,
} from "./notifications.mails.ts";

/** For the log of what went wrong. */
export { listFailedMails } from "./failed-mails.store.ts";

/** Mails whose words staff may change. */
export const changeableMails: readonly { readonly name: string; readonly words: MailWords }[] =
  mailTemplates.flatMap(({ kind, words }) => (words ? [{ name: kind.name, words }] : []));

/** What staff change of the mails, and whom they keep from them. */
export type { Wording } from "./mails/mail-template.ts";
export { findWordings, replaceWording } from "./mail-wording.store.ts";
export {
  type ExcludedOf,
  findExclusions,
  replaceExclusions,
  setCompanyExclusion,
} from "./mail-exclusions.store.ts";
export { findTemplateVersions, raiseTemplateVersion } from "./mail-version.store.ts";

/** What staff tell people behind the bell. */
export { addNotices, listReaders, type NoticeReader } from "./notices.store.ts";

export { moveNotices } from "./notices.store.ts";
