import { ActionIcon, Button } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { listGroupMembers, removeGroupMember } from "@polyphon/contract/people/group-members.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { IconX } from "@tabler/icons-react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./group-members.module.css";

const pageSize = 50;

/** Loaded page by page, because a group can be a whole company. */
export function GroupMemberList({ id }: { id: number }) {
  const { text } = useText();
  const notify = useNotify();
  const members = usePages(listGroupMembers, { id, limit: pageSize });
  const remove = useCommand(removeGroupMember);
  const takeOut = async (member: { readonly id: number; readonly name: string }) => {
    try {
      await remove.mutateAsync({ id, employeeId: member.id });
    } catch {
      // The strip over the list shows the refusal.
      return;
    }
    notify({ tone: "ok", text: text("people.groupMembers.removed", { name: member.name }) });
  };
  if (members.isPending) return <SkeletonRows label={text("people.groupMembers.loading")} rows={4} />;
  if (members.isError)
    return (
      <LoadFailed
        headingLevel={2}
        title={text("people.groupMembers.failed")}
        error={members.error}
        onAgain={() => void members.refetch()}
      />
    );
  const all = itemsOf(members.data);
  if (all.length === 0) return <EmptyState headingLevel={2} title={text("people.groupMembers.empty")} />;
  return (
    <>
      {remove.isError && <NoticeStrip tone="bad">{failureText(remove.error, text).text}</NoticeStrip>}
      <ul className={classes.list}>
        {all.map((member) => (
          <li key={member.id} className={classes.member}>
            <span className={classes.words}>
              <b>{member.name}</b>
              <span className={classes.quiet}>{member.email}</span>
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text("people.groupMembers.remove", { name: member.name })}
              disabled={remove.isPending}
              onClick={() => void takeOut(member)}
            >
              <IconX size={15} stroke={1.7} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {members.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={members.isFetchingNextPage}
          onClick={() => void members.fetchNextPage()}
        >
          {text("people.groupMembers.more")}
        </Button>
      )}
    </>
  );
}
