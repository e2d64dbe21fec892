import { Button } from "@mantine/core";
import {
  type listLinkedinPosts,
  readLinkedinPage,
} from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { IconRefresh } from "@tabler/icons-react";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./linkedin.module.css";

type Page = OutputOf<typeof listLinkedinPosts>["page"];

const waits = new Set<string | null>(["RATE_LIMITED", "UNAVAILABLE"]);

/** Why the page could not be read, and whether somebody has to act. */
export function PageProblem({ page }: { page: Page | undefined }) {
  const { text, language } = useText();
  if (!page?.problem) return null;
  const later = waits.has(page.problem) && page.nextReadAt !== null;
  return (
    <NoticeStrip tone={later ? "info" : "warn"} spoken="politely">
      {text(`content.linkedin.problems.${page.problem}`)}{" "}
      {later && text("content.linkedin.nextRead", { moment: formatMoment(page.nextReadAt ?? "", language) })}
    </NoticeStrip>
  );
}

/** Which page is read, and when it last was. */
export function PageFacts({ page }: { page: Page | undefined }) {
  const { text, language } = useText();
  return (
    <span className={classes.facts}>
      <span>{text("content.linkedin.sub")}</span>
      {page?.name && <span>{text("content.linkedin.page", { name: page.name })}</span>}
      {page?.readAt && (
        <span>{text("content.linkedin.readAt", { moment: formatMoment(page.readAt, language) })}</span>
      )}
    </span>
  );
}

export function ReadNow({ onAsked }: { onAsked: () => void }) {
  const { text } = useText();
  const notify = useNotify();
  const command = useCommand(readLinkedinPage, {
    onSuccess: ({ asked }) => {
      notify({ tone: "info", text: text(asked ? "content.linkedin.asked" : "content.linkedin.notAsked") });
      if (asked) onAsked();
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={15} stroke={1.7} aria-hidden />}
      loading={command.isPending}
      onClick={() => command.mutate({})}
    >
      {text("content.linkedin.readNow")}
    </Button>
  );
}
