import type { PostType } from "@polyphon/contract/content/content.ts";
import { language } from "../../../shared/text/language.ts";
import { useMe } from "../../../shared/session/me.ts";
import { emptyDraft, offeredNetworks, type OwnPost } from "./form/own-post-draft.ts";
import { OwnPostForm } from "./form/own-post-form.tsx";
import { useApproval } from "./stored-own-post.tsx";

export interface NewOwnPostProps {
  type: PostType;
  /** A page to write about. */
  link: string | null;
  onSaved: (post: OwnPost) => void;
}

export function NewOwnPost({ type, link, onSaved }: NewOwnPostProps) {
  const { company } = useMe();
  const approval = useApproval();
  const networks = offeredNetworks(type, company.socialNetworks);
  return (
    <OwnPostForm
      initial={emptyDraft(type, language === "de" ? "GERMAN" : "ENGLISH", networks)}
      edited={null}
      duplicated={null}
      approval={approval}
      link={link}
      onSaved={onSaved}
    />
  );
}
