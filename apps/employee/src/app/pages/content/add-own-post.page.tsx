import { postTypes } from "@polyphon/contract/content/content.ts";
import { useSearch } from "@tanstack/react-router";
import { NewOwnPost } from "../../../features/content/own-posts/new-own-post.tsx";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { useOwnPostSaved } from "./use-own-post-saved.ts";

export default function AddOwnPostPage() {
  useTitle(t("screens./add-own-post"));
  const { type, link }: { type?: unknown; link?: unknown } = useSearch({ strict: false });
  const onSaved = useOwnPostSaved();
  return (
    <NewOwnPost
      type={postTypes.find((one) => one === type) ?? "TEXT"}
      link={typeof link === "string" && URL.canParse(link) ? link : null}
      onSaved={onSaved}
    />
  );
}
