import type { HiddenReason } from "@polyphon/contract/content/content.ts";
import type { ReactNode } from "react";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useOpens } from "../../../shared/address/use-opens.ts";
import { type Text, useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "../post-form/draft/post-draft.ts";

export interface NextStepProps {
  reason: HiddenReason;
  post: StoredPost;
  companyId: number;
  /** Of whoever does not see it. */
  personId?: number | undefined;
}

interface Step {
  readonly href: string;
  readonly label: string;
  /** Where the reader may not go there. */
  readonly otherwise?: string;
}

const datesOf = (post: StoredPost, text: Text): Step | null =>
  post.can.edit
    ? { href: screenHref("/admin/edit-post/:id", { id: post.id }), label: text("content.audience.next.edit") }
    : null;

function stepOf({ reason, post, companyId, personId }: NextStepProps, text: Text): Step | string | null {
  switch (reason) {
    case "NOT_PUBLISHED":
    case "PUBLISH_TIME":
    case "FIRST_DAY":
    case "LAST_DAY":
      return datesOf(post, text);
    case "STOPPED":
      if (post.can.stop) return text("content.audience.next.release");
      return {
        href: screenHref("/admin/post-killswitch", {}),
        label: text("content.audience.next.killSwitch"),
        otherwise: text("content.audience.next.askToRelease"),
      };
    case "CATEGORY":
      return {
        href: screenHref("/admin/category-list", {}, { search: post.categoryName }),
        label: text("content.audience.next.category"),
        otherwise: text("content.audience.next.askForCategory"),
      };
    case "PROCESSING":
    case "DECLINED":
      return {
        href: screenHref("/admin/processingQueue", {}),
        label: text("content.audience.next.queue"),
      };
    case "GROUPS":
      return {
        href: screenHref("/admin/manage-user-param", {}),
        label: text("content.audience.next.groups"),
      };
    case "COMPANY_INACTIVE":
      return {
        href: screenHref("/admin/company-edit/:id", { id: companyId }),
        label: text("content.audience.next.company"),
      };
    case "UNVERIFIED":
    case "PENDING_APPROVAL":
    case "ACCOUNT_OFF":
    case "TERMS":
      if (personId === undefined) return null;
      return {
        href: screenHref("/admin/view-front-user/:id", { id: personId }),
        label: text("content.audience.next.person"),
      };
    case "OTHER_COMPANY":
      return null;
  }
}

/** What would make the post visible: a way there, or whom to ask where the reader may not go. */
export function NextStep(props: NextStepProps): ReactNode {
  const { text } = useText();
  const opens = useOpens();
  const step = stepOf(props, text);
  if (step === null || typeof step === "string") return step;
  return opens(step.href) ? <AppLink href={step.href}>{step.label}</AppLink> : step.otherwise;
}
