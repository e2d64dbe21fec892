import "../../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { ConfirmDialog } from "@polyphon/admin-kit/dialog/confirm-dialog.tsx";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageFrame } from "@polyphon/ui/layout/page/page-frame.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useText } from "../../../../shared/text/use-text.ts";
import { MovePreview } from "./move-preview.tsx";
import { MoveUserList } from "./move-user-list.tsx";
import { useMoveUsers } from "./use-move-users.ts";
import classes from "../front-users.module.css";

export default function MoveUserScreen() {
  const { text } = useText();
  const moving = useMoveUsers();
  const { from, to, users } = moving;
  return (
    <PageFrame head={<PageHead title={text("people.move.title")} sub={text("people.move.sub")} />}>
      <form
        className={classes.move}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          moving.ask();
        }}
      >
        <div>
          <div className={classes.domains}>
            <ReferenceInput
              label={text("people.move.from")}
              withAsterisk
              endpoint={choiceSources.company}
              value={from}
              onChange={moving.setFrom}
            />
            <ReferenceInput
              label={text("people.move.to")}
              withAsterisk
              endpoint={choiceSources.company}
              value={to}
              error={moving.sameDomain ? text("people.move.sameDomain") : undefined}
              onChange={moving.setTo}
            />
          </div>
          <MoveUserList from={from?.id} users={users} onChange={moving.setUsers} />
        </div>
        <Card title={text("people.move.preview")} divided>
          <MovePreview input={moving.input} />
          {moving.failure !== null && (
            <NoticeStrip tone="bad">{failureText(moving.failure, text).text}</NoticeStrip>
          )}
          <Button
            type="submit"
            fullWidth
            mt="md"
            disabled={moving.input === null}
            leftSection={<IconArrowsExchange size={15} stroke={1.7} aria-hidden />}
          >
            {text("people.move.submit")}
          </Button>
        </Card>
      </form>
      <ConfirmDialog
        opened={moving.asks}
        title={text("people.move.ask", { count: users.length, to: to?.name ?? "" })}
        yesLabel={text("people.move.yes")}
        cancelLabel={text("people.frontUsers.cancel")}
        danger
        busy={moving.busy}
        onYes={moving.move}
        onCancel={moving.forget}
      >
        <MovePreview input={moving.input} />
      </ConfirmDialog>
    </PageFrame>
  );
}
