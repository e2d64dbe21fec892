import "../../../shared/theme/styles-screens.ts";
import { Button, Stack } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { generateMultipass } from "@polyphon/contract/identity/multipass.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { CopyButton } from "@polyphon/ui/feedback/copy-button.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { formatClock } from "../../../shared/time/format-time.ts";
import classes from "../../../shared/theme/page.module.css";
import { useText } from "../../../shared/text/use-text.ts";
import own from "../staff/staff.module.css";

interface MadeLinkProps {
  person: Named;
  made: OutputOf<typeof generateMultipass>;
  onAnother: () => void;
}

/** Not stored: after leaving the page a new link is needed. */
function MadeLink({ person, made, onAnother }: MadeLinkProps) {
  const { text } = useText();
  return (
    <section className={own.link} aria-live="polite">
      <h2>{text("people.multipass.ready", { name: person.name })}</h2>
      <div className={own.url}>{made.url}</div>
      <p className={classes.quiet}>
        {text("people.multipass.once", { time: formatClock(new Date(made.expiresAt)) })}
      </p>
      <div className={own.row}>
        <CopyButton
          text={made.url}
          label={text("people.multipass.copy")}
          copiedLabel={text("people.multipass.copied")}
        />
        <Button variant="default" onClick={onAnother}>
          {text("people.multipass.another")}
        </Button>
      </div>
    </section>
  );
}

export default function MultiPassLoginScreen() {
  const { text } = useText();
  const [person, setPerson] = useState<Named | null>(null);
  const make = useCommand(generateMultipass);
  const { minutes } = limits.multipass;
  const again = () => {
    make.reset();
    setPerson(null);
  };
  return (
    <div className={classes.page}>
      <PageHead title={text("people.multipass.title")} sub={text("people.multipass.text", { minutes })} />
      {make.data && person ? (
        <MadeLink person={person} made={make.data} onAnother={again} />
      ) : (
        <form
          className={own.narrow}
          onSubmit={(event) => {
            event.preventDefault();
            if (person) make.mutate({ accountId: person.id });
          }}
        >
          <Stack gap="md">
            <ReferenceInput
              label={text("people.multipass.person")}
              description={text("people.multipass.personHelp", { count: limits.search.min })}
              endpoint={choiceSources.employee}
              value={person}
              onChange={setPerson}
              aria-required
            />
            {make.isError && <NoticeStrip tone="bad">{failureText(make.error, text).text}</NoticeStrip>}
            <div>
              <Button type="submit" loading={make.isPending} disabled={person === null}>
                {text("people.multipass.make")}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </div>
  );
}
