import { useNavigate } from "@tanstack/react-router";
import { ChooseOwnPost } from "../../../features/content/own-posts/choose-own-post.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";

export default function CreateOwnPostPage() {
  useTitle(t("screens./create-own-post"));
  const navigate = useNavigate();
  const to = addressOf("/add-own-post");
  return (
    <ChooseOwnPost
      addressFor={(type) => `${to}?type=${type}`}
      onLink={(link) => void navigate({ to, search: { type: "TEXT", link } })}
    />
  );
}
