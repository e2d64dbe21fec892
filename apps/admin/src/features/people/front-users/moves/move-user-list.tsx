import { Button } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { SearchField } from "@polyphon/admin-kit/filter/search-field.tsx";
import { limits } from "@polyphon/contract/limits.ts";
import { listMovableUsers } from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import { Person, Status } from "../front-user-cells.tsx";
import classes from "../front-users.module.css";

const most = limits.frontUser.atOnce;
const page = 20;

export interface MoveUserListProps {
  from: number | undefined;
  users: readonly number[];
  onChange: (users: readonly number[]) => void;
}

/** The people of a domain, to select from. */
export function MoveUserList({ from, users, onChange }: MoveUserListProps) {
  const { text } = useText();
  const [search, setSearch] = useState("");
  const found = usePages(
    listMovableUsers,
    { fromCompanyId: from, limit: page, search: search === "" ? undefined : search },
    { enabled: from !== undefined },
  );
  if (from === undefined) return <p className={classes.quiet}>{text("people.move.chooseFrom")}</p>;
  const people = itemsOf(found.data);
  const tick = (ids: readonly number[]) => onChange([...new Set([...users, ...ids])].slice(0, most));
  return (
    <fieldset>
      <legend>{text("people.move.users")}</legend>
      <p className={classes.quiet}>{text("people.move.usersHint", { max: most })}</p>
      <SearchField label={text("people.move.search")} value={search} onSearch={setSearch} />
      <div className={classes.choose}>
        <output>{text("people.move.chosen", { count: users.length })}</output>
        <Button
          variant="subtle"
          size="xs"
          disabled={people.length === 0}
          onClick={() => tick(people.map(({ id }) => id))}
        >
          {text("people.move.allShown")}
        </Button>
      </div>
      {found.isPending && <SkeletonRows label={text("shell.frame.loading")} rows={5} />}
      {found.isError && <NoticeStrip tone="bad">{failureText(found.error, text).text}</NoticeStrip>}
      <ul className={classes.rows}>
        {people.map(({ id, name, email, status }) => (
          <li key={id} className={classes.row}>
            <CheckBox
              checked={users.includes(id)}
              disabled={!users.includes(id) && users.length >= most}
              onChange={(on) => (on ? tick([id]) : onChange(users.filter((one) => one !== id)))}
            >
              <Person name={name} email={email} />
            </CheckBox>
            <span className={classes.rowWords} />
            <Status status={status} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {text("people.move.more")}
        </Button>
      )}
    </fieldset>
  );
}
