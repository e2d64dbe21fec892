import { ActionIcon } from "@mantine/core";
import { removeLinkedinPostImage } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { IconTrash } from "@tabler/icons-react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./linkedin.module.css";
import type { LinkedinPost } from "./use-linkedin-post.ts";

export interface LinkedinPicturesProps {
  post: LinkedinPost;
  images: LinkedinPost["images"];
  /** Deleting gives the post a newer version. */
  onRemoved: () => void;
}

/** The pictures from LinkedIn. Deleting one takes effect at once, regardless of unsaved changes. */
export function LinkedinPictures({ post, images, onRemoved }: LinkedinPicturesProps) {
  const { text } = useText();
  const notify = useNotify();
  const remove = useCommand(removeLinkedinPostImage, {
    onSuccess: () => {
      notify({ tone: "ok", text: text("content.linkedin.pictureRemoved") });
      onRemoved();
    },
  });
  return (
    <Card title={text("content.linkedin.pictures")}>
      {images.length === 0 && <p className={classes.quiet}>{text("content.linkedin.noPictures")}</p>}
      <div className={classes.stack}>
        {images.map(({ id, thumbnailUrl }, at) => (
          <div key={id} className={classes.picture}>
            <img src={thumbnailUrl} alt={text("content.linkedin.picture", { at: at + 1 })} />
            <ActionIcon
              variant="default"
              size={28}
              aria-label={text("content.linkedin.removePicture", { at: at + 1 })}
              loading={remove.isPending && remove.variables.mediaId === id}
              onClick={() => remove.mutate({ id: post.id, mediaId: id })}
            >
              <IconTrash size={15} stroke={1.7} aria-hidden />
            </ActionIcon>
          </div>
        ))}
      </div>
    </Card>
  );
}
