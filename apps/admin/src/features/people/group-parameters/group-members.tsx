import { Button, Drawer } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import type { Named } from "@polyphon/contract/kit/named.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { addGroupMembers, findGroupCandidates } from "@polyphon/contract/people/group-members.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { GroupMemberList } from "./group-member-list.tsx";
import classes from "./group-members.module.css";

export interface GroupMembersProps {
  id: number;
  name: string;
  onClose: () => void;
}

/** The members of a group parameter: found by name, added, removed. */
export function GroupMembers({ id, name, onClose }: GroupMembersProps) {
  const { text } = useText();
  const notify = useNotify();
  const [chosen, setChosen] = useState<readonly Named[]>([]);
  const add = useCommand(addGroupMembers, {
    onSuccess: ({ added }) => {
      setChosen([]);
      notify({ tone: "ok", text: text("people.groupMembers.added", { count: added }) });
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={text("people.groupMembers.title", { name })}
      closeButtonProps={{ "aria-label": text("people.groupMembers.close") }}
    >
      <form
        className={classes.find}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) add.mutate({ id, employeeIds: chosen.map((one) => one.id) });
        }}
      >
        <ReferencesInput
          label={text("people.groupMembers.find")}
          description={text("people.groupMembers.findHelp", { count: limits.search.min })}
          endpoint={findGroupCandidates}
          input={{ id }}
          value={chosen}
          onChange={setChosen}
          inPlace
        />
        <Button type="submit" loading={add.isPending} disabled={chosen.length === 0}>
          {text("people.groupMembers.add")}
        </Button>
        {add.isError && <NoticeStrip tone="bad">{failureText(add.error, text).text}</NoticeStrip>}
      </form>
      <GroupMemberList id={id} />
    </Drawer>
  );
}
