import { Button } from "@mantine/core";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../../operations.module.css";

export interface MoreButtonProps {
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The next page of a list inside a card, as long as there is one. */
export function MoreButton({ list }: MoreButtonProps) {
  const { text } = useText();
  if (!list.hasNextPage) return null;
  return (
    <div className={classes.more}>
      <Button
        variant="subtle"
        size="xs"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {text("operations.switch.more")}
      </Button>
    </div>
  );
}
