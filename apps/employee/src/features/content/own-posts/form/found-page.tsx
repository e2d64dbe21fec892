import { extractOwnUrl, takeOwnImage } from "@polyphon/contract/media/extract.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useRef } from "react";
import { failureText } from "../../../../shared/failure/failure-text.ts";
import { notify } from "../../../../shared/notices/notices.ts";
import { t } from "../../../../shared/text/text.ts";
import classes from "../own-posts.module.css";
import type { OwnPostForm } from "./use-own-post-form.ts";

/** The content of the page that the post is about: its title fills an empty one, its pictures can be used. */
export function FoundPage({ url, form }: { url: string; form: OwnPostForm }) {
  const page = useEndpoint(extractOwnUrl, { url }, { retry: false, staleTime: Infinity });
  const filled = useRef(false);
  const { set } = form;
  const take = useCommand(takeOwnImage, {
    onSuccess: ({ id, url: picture, thumbnailUrl }) => {
      if (picture === null || thumbnailUrl === null) return;
      set((now) =>
        now.images.length >= limits.post.images
          ? {}
          : { type: "IMAGE", images: [...now.images, { id, url: picture, thumbnailUrl }] },
      );
    },
    onError: (error) => notify("bad", failureText(error).text),
  });
  const { data } = page;
  useEffect(() => {
    if (!data || filled.current) return;
    filled.current = true;
    set((now) => ({
      postUrl: now.postUrl === "" ? data.url : now.postUrl,
      title: now.title === "" ? (data.title ?? "").slice(0, limits.post.titleMax) : now.title,
    }));
  }, [data, set]);
  if (page.isPending) return <SkeletonRows label={t("ownPosts.form.linkReading")} rows={2} />;
  if (page.isError) return <NoticeStrip tone="warn">{t("ownPosts.form.linkFailed")}</NoticeStrip>;
  const { title, description, siteName, images } = page.data;
  return (
    <Card title={t("ownPosts.form.linkFound")} aside={siteName ?? undefined} bleed>
      <p className={classes.foundTitle}>{title}</p>
      {description !== null && <p className={classes.lead}>{description}</p>}
      {images.length > 0 && (
        <ul className={classes.pictures}>
          {images.map(({ address, preview }, at) => (
            <li key={address} className={classes.picture}>
              <button
                type="button"
                className={classes.found}
                disabled={take.isPending}
                aria-label={t("ownPosts.form.linkUse", { number: at + 1 })}
                onClick={() => take.mutate({ address })}
              >
                <img src={preview} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className={classes.hint}>{take.isPending && t("ownPosts.form.linkTaking")}</output>
    </Card>
  );
}
