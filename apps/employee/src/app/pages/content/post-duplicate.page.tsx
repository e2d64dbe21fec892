import { useParams } from "@tanstack/react-router";
import { StoredOwnPost } from "../../../features/content/own-posts/stored-own-post.tsx";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { NotFoundPage } from "../../screens/not-found.page.tsx";
import { useOwnPostSaved } from "./use-own-post-saved.ts";

export default function PostDuplicatePage() {
  useTitle(t("screens./post-duplicate/:pid"));
  const given: Record<string, string | undefined> = useParams({ strict: false });
  const id = Number(given["pid"]);
  const onSaved = useOwnPostSaved();
  if (!Number.isSafeInteger(id) || id <= 0) return <NotFoundPage />;
  return <StoredOwnPost key={id} id={id} as="duplicate" onSaved={onSaved} />;
}
