import { Button, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { t } from "../../shared/text/text.ts";
import { followersOf } from "./check-group.ts";
import classes from "./groups.module.css";
import { type Group, useGroupCommands } from "./use-groups.ts";

/** LinkedIn does not provide a group's followers, so its owner enters them. */
export function FollowersField({ group }: { group: Group }) {
  const before = group.followers === null ? "" : String(group.followers);
  const [typed, setTyped] = useState(before);
  const [wrong, setWrong] = useState(false);
  const { saveFollowers } = useGroupCommands();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const followers = followersOf(typed);
    setWrong(followers === null);
    if (followers !== null) saveFollowers.mutate({ id: group.id, followers });
  };
  return (
    <form className={classes.followers} onSubmit={save} noValidate>
      <TextInput
        label={t("people.groups.followers")}
        aria-label={t("people.groups.followersOf", { group: group.accountName })}
        inputMode="numeric"
        maxLength={13}
        value={typed}
        error={wrong ? t("people.groups.followersFormat") : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed !== before && (
        <Button type="submit" variant="default" loading={saveFollowers.isPending}>
          {t("people.groups.followersSave")}
        </Button>
      )}
    </form>
  );
}
