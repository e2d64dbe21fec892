import { Button, Select } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { assignPost, listPostAssignees } from "@polyphon/contract/editorial/thread.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconUserCheck } from "@tabler/icons-react";
import { useText } from "../../../../shared/text/use-text.ts";
import type { Review } from "../review/review-model.ts";
import classes from "./assignment.module.css";

const nobody = "0";

/** Who takes the post on: a choice for those whose turn it is, and a fact for everybody else. */
export function AssigneeChoice({ review }: { review: Review }) {
  const { text } = useText();
  const { id, assignee, can } = review;
  const found = useEndpoint(listPostAssignees, { id }, { enabled: can.assign, staleTime: 60_000 });
  const assign = useCommand(assignPost);
  if (!can.assign)
    return assignee === null ? null : (
      <p className={classes.fact}>
        {assignee.own
          ? text("editorial.assignment.toYou")
          : text("editorial.assignment.of", { name: assignee.name })}
      </p>
    );
  const colleagues = found.data?.items ?? [];
  const me = colleagues.find(({ own }) => own);
  const known = colleagues.some((one) => one.id === assignee?.id) || assignee === null;
  const choose = (accountId: number | null) => {
    if (accountId !== (assignee?.id ?? null)) assign.mutate({ id, accountId });
  };
  return (
    <div className={classes.assignment}>
      <span className={classes.label}>{text("editorial.assignment.label")}</span>
      <Select
        size="xs"
        aria-label={text("editorial.assignment.label")}
        allowDeselect={false}
        searchable={colleagues.length > 8}
        disabled={assign.isPending || found.data === undefined}
        value={assignee === null ? nobody : String(assignee.id)}
        onChange={(value) => choose(value === null || value === nobody ? null : Number(value))}
        data={[
          { value: nobody, label: text("editorial.assignment.nobody") },
          ...(known ? [] : [{ value: String(assignee.id), label: assignee.name }]),
          ...colleagues.map((one) => ({
            value: String(one.id),
            label: one.own ? text("editorial.assignment.you") : one.name,
          })),
        ]}
      />
      {me && assignee?.own !== true && (
        <Button
          size="xs"
          variant="subtle"
          loading={assign.isPending}
          leftSection={<IconUserCheck size={15} stroke={1.8} aria-hidden />}
          onClick={() => choose(me.id)}
        >
          {text("editorial.assignment.toMe")}
        </Button>
      )}
      {assign.error !== null && <NoticeStrip tone="bad">{failureText(assign.error, text).text}</NoticeStrip>}
    </div>
  );
}
