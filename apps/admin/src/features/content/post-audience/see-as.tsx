import { Button } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { readPostAs } from "@polyphon/contract/content/post/post-audience.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { formatClock } from "../../../shared/time/format-time.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "../post-form/draft/post-draft.ts";
import { useHiddenWords } from "./hidden-words.ts";
import { NextStep } from "./next-step.tsx";
import { SeenPost } from "./seen-post.tsx";
import classes from "./post-audience.module.css";

type View = OutputOf<typeof readPostAs>;

function Verdict({ post, view }: { post: StoredPost; view: View }) {
  const { text } = useText();
  const why = useHiddenWords(post);
  const { hidden, seen, person, company } = view;
  return (
    <>
      <p className={classes.verdict}>
        <StatusDot tone={hidden === null ? "ok" : "warn"}>
          {text(hidden === null ? "content.audience.as.seen" : "content.audience.as.hidden", {
            name: person.name,
          })}
        </StatusDot>
        <span className={classes.quiet}>
          {company.name} · {text("content.audience.as.at", { time: formatClock(new Date(view.readAt)) })}
        </span>
      </p>
      {hidden !== null && (
        <p className={classes.line}>
          {why(hidden, company.name)}{" "}
          <NextStep reason={hidden} post={post} companyId={company.id} personId={person.id} />
        </p>
      )}
      {seen !== null && <SeenPost post={post} view={{ ...view, seen }} />}
    </>
  );
}

/** What the answer was about: a post that was changed since is another one. */
const stateOf = ({ version, killedAt }: StoredPost) => `${version} ${killedAt}`;

/** Chooses one employee and shows the post as it is for them. Nobody is signed in. */
export function SeeAs({ post }: { post: StoredPost }) {
  const { text } = useText();
  const look = useCommand(readPostAs);
  const [person, setPerson] = useState<Named | null>(null);
  const [asked, setAsked] = useState("");
  const ask = ({ id }: Named) => {
    setAsked(stateOf(post));
    look.mutate({ id: post.id, employeeId: id });
  };
  const choose = (chosen: Named | null) => {
    setPerson(chosen);
    look.reset();
    if (chosen !== null) ask(chosen);
  };
  const again = () => person !== null && ask(person);
  const changed = look.data !== undefined && asked !== stateOf(post);
  return (
    <section className={classes.part} aria-label={text("content.audience.as.title")}>
      <h3 className={classes.heading}>{text("content.audience.as.title")}</h3>
      <div className={classes.choice}>
        <ReferenceInput
          label={text("content.audience.as.person")}
          description={text("content.audience.as.help", { count: limits.search.min })}
          endpoint={choiceSources.employee}
          value={person}
          onChange={choose}
          clearable
        />
      </div>
      <div className={classes.part} aria-live="polite">
        {look.isPending && <SkeletonRows label={text("content.audience.as.checking")} rows={2} />}
        {look.isError && (
          <LoadFailed compact title={text("content.audience.as.failed")} error={look.error} onAgain={again} />
        )}
        {changed && <p className={classes.line}>{text("content.audience.as.changed")}</p>}
        {look.data !== undefined && !changed && <Verdict post={post} view={look.data} />}
        {look.data !== undefined && (
          <div>
            <Button variant="subtle" size="xs" onClick={again}>
              {text("content.audience.as.again")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
