import { Button } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { extractUrl, takeImage } from "@polyphon/contract/media/extract.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { IconWorldSearch } from "@tabler/icons-react";
import { holds, useAccount } from "../../../../shared/session/account.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { SectionProps } from "../sections/basics-section.tsx";
import classes from "./media-section.module.css";
import type { Pictures } from "./use-pictures.ts";

/** Reads the page that the post links to: its title if none is written yet, and its pictures to choose from. */
export function PageReader({ draft, onChange, pictures }: SectionProps & { pictures: Pictures }) {
  const { text } = useText();
  const mayRead = holds(useAccount(), "add_post");
  const read = useCommand(extractUrl);
  const take = useCommand(takeImage);
  const address = draft.postUrl.trim();
  if (!mayRead || !URL.canParse(address)) return null;

  const readPage = async () => {
    const page = await read.mutateAsync({ url: address }).catch(() => null);
    const title = page?.title?.slice(0, limits.post.titleMax) ?? "";
    if (draft.title.trim() === "" && title !== "") onChange({ title }, "title");
  };
  const takePicture = async (image: string) => {
    const media = await take.mutateAsync({ address: image }).catch(() => null);
    if (!media?.url || !media.thumbnailUrl || media.width === null || media.height === null) return;
    const { id, fileName: title, url, thumbnailUrl, width, height } = media;
    pictures.take([{ id, title, url, thumbnailUrl, width, height }]);
  };
  const failed = read.error ?? take.error;
  const full = pictures.all.length >= limits.post.images;
  return (
    <div className={classes.reader}>
      <Button
        variant="default"
        size="xs"
        loading={read.isPending}
        leftSection={<IconWorldSearch size={15} stroke={1.7} aria-hidden />}
        onClick={() => void readPage()}
      >
        {text("content.reader.read")}
      </Button>
      {failed !== null && <NoticeStrip tone="warn">{failureText(failed, text).text}</NoticeStrip>}
      {read.data && (
        <div className={classes.part}>
          <p className={classes.hint}>
            {[read.data.title, read.data.siteName].filter(Boolean).join(" · ") ||
              text("content.reader.nothing")}
          </p>
          <ul className={classes.choices}>
            {read.data.images.map((image, at) => (
              <li key={image.address}>
                <button
                  type="button"
                  className={classes.choice}
                  disabled={full || take.isPending}
                  onClick={() => void takePicture(image.address)}
                >
                  <img src={image.preview} alt="" />
                  <span>{text("content.reader.take", { at: at + 1 })}</span>
                  <span className={classes.tagWords}>
                    {image.width} × {image.height}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
